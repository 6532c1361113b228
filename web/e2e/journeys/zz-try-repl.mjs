import { readdir, readFile, writeFile, rename } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { journey, product } from '../kit/journey.mjs'
import * as account from '../kit/account.mjs'
import * as answers from '../kit/answers.mjs'
import * as docs from '../kit/documents.mjs'
import * as payment from '../kit/payment.mjs'
import * as review from '../kit/review.mjs'
import * as interview from '../kit/interview.mjs'
import * as acc from '../kit/accessibility.mjs'
import * as chat from '../kit/chat.mjs'
import * as dl from '../kit/download.mjs'
import { call } from '../kit/api.mjs'
const dir = '/work/try/cmd'
const AF = Object.getPrototypeOf(async function () {}).constructor
journey('repl', async ({ page, context, faults }) => {
  context.setDefaultTimeout(6000)
  const S = {}
  await writeFile('/work/try/ready', product.site)
  for (;;) {
    const files = (await readdir(dir)).filter((f) => f.endsWith('.js')).sort()
    for (const f of files) {
      const src = await readFile(`${dir}/${f}`, 'utf8')
      await rename(`${dir}/${f}`, `${dir}/${f}.done`)
      if (src.includes('QUIT')) return
      const out = []
      const log = (...a) => out.push(a.map((x) => typeof x === 'string' ? x : JSON.stringify(x, null, 1)).join(' '))
      const shot = async (n, o = {}) => { await (o.page ?? S.page ?? page).screenshot({ path: `/work/try/${n}.png`, fullPage: true, ...o }) }
      try {
        const names = { page: S.page ?? page, context, faults, S, log, shot, product, account, answers, docs, payment, review, interview, acc, chat, dl, call, pause }
        const r = await new AF(...Object.keys(names), src)(...Object.values(names))
        if (r !== undefined) log(r)
      } catch (e) { out.push('ERR ' + (e.stack ?? e).toString().slice(0, 1500)) }
      if (faults.list.length) { out.push('FAULTS ' + faults.list.join('\n')); faults.list.length = 0 }
      await writeFile(`${dir}/${f}.out.tmp`, out.join('\n') + '\n'); await rename(`${dir}/${f}.out.tmp`, `${dir}/${f}.out`)
    }
    await pause(100)
  }
}, { viewport: { width: 390, height: 844 } })
