import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needAttribute } from '../../src/check/attribute'
import type { Check } from '../../src/check/problem'
import type { Island } from '../../src/page/island'
import { main } from './main'

const load = () => Promise.reject(new Error('no island is loaded'))
const registry: readonly Island[] = [
  { name: 'cup', selector: '.cup', wake: 'visible', media: '(x)', load },
  { name: 'told', selector: 'body', wake: 'idle', when: (w) => 'cups' in w, load },
]
const checkCup: Check = (host) => needAttribute(host, 'data-size')
const manifest = {
  files: { 'a.js': { brotli: 1500 }, 'kit.js': { brotli: 9000 } },
  islands: { cup: { files: ['a.js', 'kit.js'] }, told: { files: ['kit.js'] } },
}

async function run(...argv: string[]) {
  let output = ''
  let errors = ''
  const status = await main(argv, {
    registry,
    checks: new Map([['cup', checkCup]]),
    manifest,
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
  })
  return { status, output, errors }
}

/** The problems of the only page of a scan. */
async function told(place: string): Promise<string[]> {
  const { output } = await run('scan', '--json', place)
  return JSON.parse(output).pages[0].problems.map(({ message }: { message: string }) => message)
}

const PAGES: Record<string, string | Uint8Array> = {
  'good.html': '<p class="cup" data-size="3">Cup</p>',
  'odd.html': '<p class="cup" data-size="3">\n<p class="cup" data-size>\n  <p class="cup">',
  'cut.html': '<!doctype html><body><div class="cup" data-size="3"><p title="never clo',
  'amp.html':
    '<!doctype html><html ⚡><head><script async custom-element="amp-x" src="x.js"></script><p class=cup data-size=1>',
  'empty.html': ' \n\t',
  'binary.html': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
  'latin.html': Buffer.from('<meta charset="no-such-set"><p class="cup" data-size="\xe9">', 'latin1'),
  'wide.html': Buffer.from('\ufeff<p class="cup" data-size="3">', 'utf16le'),
  'hidden.html': '<noscript><p class="cup"></p></noscript><template><p class="cup"></p></template>',
  'scripts.html':
    '<script>document.write("<p class=cup>")</script><script>var cups = {"a":"}"};</script><img src="/x" onerror="1">',
  'off.html':
    '<script>window.laurelConfig=Object.assign(window.laurelConfig||{},{"except":["cup"]});</script><p class="cup">',
  'hostile.html': '<p class="cup" data-size="">\u001b[2J',
  'page.txt': '<p class="cup">',
}

let folder: string
let server: Server
let url: string
const at = (name: string) => path.join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laurel-scan-'))
  await mkdir(at('deep/.git'), { recursive: true })
  for (const [name, text] of Object.entries(PAGES)) await writeFile(at(name), text)
  await writeFile(at('deep/page.htm'), '<p class="cup">')
  await writeFile(at('deep/.git/page.html'), '<p class="cup">')
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(301, { location: '/there' }).end()
    else if (request.url === '/data')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    else if (request.url === '/gone') response.writeHead(410).end()
    else response.writeHead(200, { 'content-type': 'text/html; charset=nonsense' }).end('<p class="cup">')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

describe('[X06] scan', () => {
  test('[X06] a page’s islands, how many, when they wake and what they load', async () => {
    const { status, output } = await run('scan', at('good.html'))
    expect(status).toBe(0)
    expect(output).toMatch(/cup +1 +visible \(x\) +1\.5 kB +9\.0 kB +–/)
    expect(output).toContain('1 island, at most 10.5 kB to load, no problems')
  })

  test('[X06] what markup lacks, with its line and column, and exit status 1', async () => {
    const { status, output } = await run('scan', at('odd.html'))
    expect(status).toBe(1)
    expect(output).toContain('2:1  cup: data-size of <p> is empty')
    expect(output).toContain('3:3  cup: data-size of <p> is missing')
  })

  test('[X06] a folder means its pages, those in its subfolders, and no others', async () => {
    const { output } = await run('scan', '--json', folder)
    const pages: { page: string }[] = JSON.parse(output).pages
    const names = pages.map(({ page }) => path.relative(folder, page))
    const expected = [...Object.keys(PAGES).filter((name) => name !== 'page.txt'), 'deep/page.htm']
    expect(names.sort()).toEqual(expected.sort())
  })

  test.each([
    ['good.html', []],
    ['cut.html', []],
    ['amp.html', []],
    ['latin.html', []],
    ['wide.html', []],
    ['hidden.html', []],
    ['off.html', []],
    ['scripts.html', []],
    ['empty.html', ['it is empty']],
    ['binary.html', ['it is no text']],
    ['hostile.html', ['data-size of <p> is empty']],
  ])('[X06] %s: %j', async (name, expected) => {
    expect(await told(at(name))).toEqual(expected)
  })

  test('[X06] no script runs, and inline data for scripts is read all the same', async () => {
    const { output } = await run('scan', '--json', at('scripts.html'))
    const names = JSON.parse(output).pages[0].islands.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['told'])
  })

  test('[X06] a file that is not there, a dead address and answers that are no pages are problems', async () => {
    expect(await told(at('nothing.html'))).toEqual([expect.stringContaining('it can not be read: ENOENT')])
    expect(await told('http://127.0.0.1:1/')).toEqual([expect.stringContaining('it can not be read')])
    expect(await told(`${url}/gone`)).toEqual(['the server answers 410'])
    expect(await told(`${url}/data`)).toEqual(['it is no HTML but application/json'])
  })

  test('[X06] a redirect is followed and shown, and a page with an unknown charset is read', async () => {
    const { output } = await run('scan', `${url}/moved`)
    expect(output).toContain(`${url}/moved (as ${url}/there)`)
    expect(output).toContain('data-size of <p> is missing')
  })

  test('[X06] a page that holds 20 MB of pictures is read to its end', async () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(2_000_000)}">\n`
    await writeFile(at('page.txt'), `${picture.repeat(10)}<p class="cup">`)
    expect(await told(at('page.txt'))).toEqual(['data-size of <p> is missing'])
  })

  test('[X06] of a longer page only the start is read, and that is reported', async () => {
    await writeFile(
      at('page.txt'),
      `<p class="cup" data-size="3"><!--${'cups and medals '.repeat(2_200_000)}`,
    )
    expect(await told(at('page.txt'))).toEqual(['it is longer than 32 MB: only so much was read'])
  })

  test('[X06] a page with more than can be looked at is a problem, and those beside it are scanned', async () => {
    await writeFile(at('page.txt'), '<div>'.repeat(2000))
    const { status, output } = await run('scan', at('page.txt'), at('odd.html'))
    expect(status).toBe(1)
    expect(output).toContain('page: not looked at: it is more than 1000 elements deep')
    expect(output).toContain('2:1  cup: data-size of <p> is empty')
  })

  test.each([[[]], [['scan']], [['polish', 'x.html']], [['scan', '--shine', 'x.html']]])(
    '[X06] wrong usage is reported, with exit status 2: %j',
    async (argv) => {
      const { status, output, errors } = await run(...argv)
      expect([status, output]).toEqual([2, ''])
      expect(errors).toContain('laurel scan [--json]')
    },
  )

  test('[X06] asking for help is no wrong usage', async () => {
    const { status, output } = await run('--help')
    expect(status).toBe(0)
    expect(output).toContain('Exit status')
  })
})
