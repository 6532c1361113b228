// Puts the built pages into a deployed site: `node bin/publish.mjs prod`. The credentials are the shell's, as for `cdk deploy`.
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, resolve, sep } from 'node:path'
import process from 'node:process'
import { outputs, region } from './outputs.mjs'
import { program } from './program.mjs'
import { SECURITY_TEXT, securityText } from './security-text.mjs'

const infra = resolve(import.meta.dirname, '..')
const dist = resolve(infra, '../web/dist')
const { cacheControl } = JSON.parse(readFileSync(join(infra, 'page-headers.json'), 'utf8'))

const built = JSON.parse(readFileSync(join(infra, 'pages.json'), 'utf8')).site

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** The web build puts compressed files beside the plain ones for servers that send those; CloudFront compresses itself. */
const COMPRESSED = ['.br', '.gz']

/** What a release consists of, as keys of the bucket. The pages come last, when all that they ask for is there. */
function files() {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There are no pages. Run "npm run build" in web.')
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  const keys = paths.map((path) => relative(dist, path).split(sep).join('/'))
  const rank = (/** @type {string} */ key) => (key.startsWith('assets/') ? 0 : key.endsWith('.html') ? 2 : 1)
  return keys.filter((key) => !COMPRESSED.includes(extname(key))).toSorted((a, b) => rank(a) - rank(b))
}

/** @param {string} key */
function typeOf(key) {
  const type = TYPES[extname(key)]
  if (!type) throw new Error(`Nobody has said of which type ${key} is: TYPES in bin/publish.mjs.`)
  return type
}

/** What may name the site's own address: pages, the list of them, and where robots find that list. */
const ADDRESSED = ['.html', '.xml', '.txt']

/** A file as it is published: the build does not know where that will be. @param {string} key @param {string} address */
function contentOf(key, address) {
  const content = readFileSync(join(dist, key))
  return ADDRESSED.includes(extname(key)) ? content.toString('utf8').replaceAll(built, address) : content
}

/** @param {S3Client} s3 @param {string} bucket @param {string} key @param {Buffer | string} body */
async function put(s3, bucket, key, body) {
  const kept = key.startsWith('assets/') ? cacheControl.assets : cacheControl.pages
  const described = { ContentType: typeOf(key), CacheControl: kept }
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ...described }))
}

/** A page that was kept on the way would ask for the assets of before. @param {string} distribution */
async function forget(distribution) {
  const batch = { CallerReference: randomUUID(), Paths: { Quantity: 1, Items: ['/*'] } }
  const command = new CreateInvalidationCommand({ DistributionId: distribution, InvalidationBatch: batch })
  await new CloudFrontClient({ region }).send(command)
}

/** Nothing is removed: who has the page of before open still needs its assets. @param {string | undefined} stage */
async function publish(stage) {
  const { Address = '', Distribution = '', Files = '', Operator = '' } = await outputs(stage)
  const keys = files()
  const s3 = new S3Client({ region })
  await put(s3, Files, SECURITY_TEXT, securityText(Address, Operator, new Date()))
  for (const key of keys) await put(s3, Files, key, contentOf(key, Address))
  await forget(Distribution)
  process.stdout.write(`${keys.length + 1} files are at ${Address}\n`)
}

await program(import.meta.filename, () => publish(process.argv[2]))
