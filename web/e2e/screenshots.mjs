// npm run screenshots: pictures of every screen, at 1280, 640 and 360 px, light and dark, into web/screenshots.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

const folder = join(import.meta.dirname, '../screenshots')
const journeys = ['visitors', 'users'].map((who) =>
  join(import.meta.dirname, `journeys/accessibility-for-${who}.mjs`),
)
const options = ['--test', '--test-reporter=spec', ...journeys]
const env = { ...process.env, COQUINA_SHOTS: folder }
const tests = spawn(process.execPath, options, { env, stdio: 'inherit' })
tests.on('exit', (code) => (process.exitCode = code ?? 1))
