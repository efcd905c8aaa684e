import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../build/options.mjs'
import { packageOf } from './package.mjs'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'laurel-package-test-'))
  for (const [name, text] of Object.entries({
    'laurel.js': 'import "./chunks/a.js"',
    'manifest.json': '{"files":{"laurel.js":{},"chunks/a.js":{}}}',
    'chunks/a.js': '',
    'chunks/a.js.LEGAL.txt': 'a licence',
    'chunks/of-an-earlier-build.js': '',
    'tools/scan.mjs': 'for maintainers',
  })) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true })
    writeFileSync(path.join(dist, name), text)
  }
})
afterEach(() => rmSync(dist, { recursive: true }))

const source = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')

test('[X15] package: the plugin, its classes, the build, what it says of itself, and nothing else', () => {
  const files = unzipSync(packageOf(dist))
  const names = Object.keys(files)
  const classes = names.filter((name) => /^laurel\/laurel\/class-laurel-[a-z-]+\.php$/.test(name))
  expect(classes.length).toBeGreaterThan(10)
  expect(names.filter((name) => !classes.includes(name)).sort()).toEqual(
    [
      'CHANGELOG.md',
      'LICENSE',
      'THIRD-PARTY-NOTICES.md',
      'dist/chunks/a.js',
      'dist/chunks/a.js.LEGAL.txt',
      'dist/laurel.js',
      'dist/manifest.json',
      'languages/laurel-de_DE.mo',
      'languages/laurel-de_DE.po',
      'languages/laurel.pot',
      'laurel.php',
      'laurel/texts.php',
      'readme.txt',
      'uninstall.php',
    ].map((name) => `laurel/${name}`),
  )
  expect(strFromU8(files['laurel/laurel.php'] ?? new Uint8Array())).toBe(source('wordpress/laurel.php'))
  expect(strFromU8(files['laurel/dist/laurel.js'] ?? new Uint8Array())).toBe('import "./chunks/a.js"')
})

test('[X15] package: the same build makes the same bytes', () => {
  expect(Buffer.from(packageOf(dist)).equals(packageOf(dist))).toBe(true)
})

test('[X15] package: plugin and readme have the version of package.json', () => {
  const { version } = JSON.parse(source('package.json'))
  expect(/^ \* Version: (.*)$/m.exec(source('wordpress/laurel.php'))?.[1]).toBe(version)
  expect(/^Stable tag: (.*)$/m.exec(source('wordpress/readme.txt'))?.[1]).toBe(version)
})

test('[X15] package: plugin and readme ask for the same WordPress and PHP', () => {
  for (const needed of ['Requires at least', 'Requires PHP']) {
    const inFile = (name: string) => new RegExp(`^(?: \\* )?${needed}: (.*)$`, 'm').exec(source(name))?.[1]
    expect(inFile('wordpress/readme.txt')).toBe(inFile('wordpress/laurel.php'))
  }
})
