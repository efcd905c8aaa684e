import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepLastFiles, readKeepDays } from '../../tools/build/keep-last-files.mjs'

const DAY_MS = 24 * 60 * 60 * 1000
const MONDAY = Date.parse('2026-11-23T10:00:00Z')
const NEW = ['chunks/kit-BBBBBBBB.js', 'chunks/love-button-BBBBBBBB.js', 'laurel.js']

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laurel-chunks-'))
  await put('kit-BBBBBBBB.js', 'love-button-BBBBBBBB.js')
})
afterEach(() => rm(folder, { recursive: true }))

async function put(...names: string[]) {
  for (const name of names) await writeFile(path.join(folder, name), name)
}
/** A build with these files, this many days after Monday. */
const build = (days: number, { files = NEW, keepDays = 7 } = {}) =>
  keepLastFiles(folder, files, { keepDays, now: MONDAY + days * DAY_MS })
const kept = async () => (await readdir(folder)).filter((name) => !name.includes('BBBBBBBB')).sort()
const ledger = async () => JSON.parse(await readFile(path.join(folder, 'kept.json'), 'utf8'))

describe('[X02] files of earlier builds', () => {
  test('[X02] a deploy: a file that the new build no longer has stays for the days that the site says', async () => {
    await put('love-button-AAAAAAAA.js')
    await build(0)
    expect(await kept()).toEqual(['kept.json', 'love-button-AAAAAAAA.js'])
    expect(await ledger()).toEqual({ 'love-button-AAAAAAAA.js': '2026-11-23T10:00:00.000Z' })
    await build(6.9)
    expect(await kept()).toContain('love-button-AAAAAAAA.js')
    await build(7)
    expect(await kept()).toEqual([])
    expect((await readdir(folder)).sort()).toEqual(['kit-BBBBBBBB.js', 'love-button-BBBBBBBB.js'])
  })

  test('[X02] a deploy: each file counts from the build that dropped it, not from when it was made', async () => {
    await put('love-button-AAAAAAAA.js')
    const year = 365 * 24 * 60 * 60
    await utimes(path.join(folder, 'love-button-AAAAAAAA.js'), MONDAY / 1000 - year, MONDAY / 1000 - year)
    await build(0)
    await put('tabs-AAAAAAAA.js')
    await build(5)
    await build(8)
    expect(await kept()).toEqual(['kept.json', 'tabs-AAAAAAAA.js'])
  })

  test('[X02] a deploy: a file that comes back is the build’s own, and counts anew when it goes again', async () => {
    await put('love-button-AAAAAAAA.js')
    await build(0)
    await build(1, { files: ['chunks/love-button-AAAAAAAA.js', ...NEW] })
    expect(await kept()).toEqual(['love-button-AAAAAAAA.js'])
    await build(30)
    await build(36)
    expect(await kept()).toContain('love-button-AAAAAAAA.js')
  })

  test('[X02] a deploy: where the site says no days, nothing is kept', async () => {
    await put('love-button-AAAAAAAA.js', 'love-button-AAAAAAAA.js.LEGAL.txt')
    await build(0)
    await build(0, { keepDays: 0 })
    expect(await kept()).toEqual([])
  })

  test('[X02] a deploy: the notice of licences stays as long as its file', async () => {
    await put('shared-AAAAAAAA.js', 'shared-AAAAAAAA.js.LEGAL.txt', 'kit-BBBBBBBB.js.LEGAL.txt')
    await put('gone-AAAAAAAA.js.LEGAL.txt')
    await build(0)
    expect(await kept()).toEqual(['kept.json', 'shared-AAAAAAAA.js', 'shared-AAAAAAAA.js.LEGAL.txt'])
    expect(await readdir(folder)).toContain('kit-BBBBBBBB.js.LEGAL.txt')
    await build(8)
    expect(await kept()).toEqual([])
    expect(await readdir(folder)).toContain('kit-BBBBBBBB.js.LEGAL.txt')
  })

  test.each([
    ['cut off', '{"love-button-AAAAAAAA.js": "2026-'],
    ['empty', ''],
    ['of another shape', '[null, 3]'],
    ['of nothing', 'null'],
    ['without a date', '{"love-button-AAAAAAAA.js": "long ago"}'],
    ['of the future', '{"love-button-AAAAAAAA.js": "2096-11-23T10:00:00Z"}'],
    ['about files elsewhere', '{"../../love-button-AAAAAAAA.js": "1996-11-23T10:00:00Z"}'],
  ])('[X02] a deploy: a list that is %s counts its files from now', async (_, text) => {
    await put('love-button-AAAAAAAA.js')
    await writeFile(path.join(folder, 'kept.json'), text)
    await build(0)
    expect(await ledger()).toEqual({ 'love-button-AAAAAAAA.js': '2026-11-23T10:00:00.000Z' })
    await build(7)
    expect(await kept()).toEqual([])
  })

  test('[X02] a deploy: however often is built, no more than 32 MB are kept, the newest', async () => {
    for (const [day, name] of ['one-AAAAAAAA.js', 'two-AAAAAAAA.js', 'three-AAAAAAAA.js'].entries()) {
      await put(name)
      await truncate(path.join(folder, name), 15 * 1024 * 1024)
      await build(day)
    }
    expect(await kept()).toEqual(['kept.json', 'three-AAAAAAAA.js', 'two-AAAAAAAA.js'])
  })

  test.each([
    [undefined, 7],
    ['', 7],
    ['0', 0],
    ['0.5', 0.5],
    ['30', 30],
  ])('[X02] a deploy: LAUREL_KEEP_DAYS=%s is %s days', (said, days) => {
    expect(readKeepDays(said)).toBe(days)
  })

  test.each(['-1', 'week', '7 days', 'Infinity', 'NaN'])(
    '[X02] a deploy: LAUREL_KEEP_DAYS=%s is an error',
    (said) => {
      expect(() => readKeepDays(said)).toThrow(`LAUREL_KEEP_DAYS=${said}`)
    },
  )
})
