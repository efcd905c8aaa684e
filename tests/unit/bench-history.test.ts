import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  type HistoryEntry,
  keyOf,
  parseHistory,
  readHistory,
  record,
  valuesOf,
  withChanges,
} from '../../bench/history.mjs'

const entry = (date: string, values: Record<string, number>): HistoryEntry => ({
  date,
  commit: 'abc1234',
  chromium: '140',
  values,
})
const bytes = (what: string, value: number) => ({ what, unit: 'bytes' as const, value })

describe('[X12] the history of the bench', () => {
  test('[X12] a row is known by its text and unit, or by a key where the text says what was found', () => {
    expect(keyOf(bytes('asked for by load: laurel.js, laurel.css', 1))).toBe(
      'asked for by load: laurel.js, laurel.css [bytes]',
    )
    expect(keyOf({ ...bytes('the heaviest island (lightbox)', 1), key: 'the heaviest island' })).toBe(
      'the heaviest island [bytes]',
    )
  })

  test('[X12] rows that begin alike are kept apart; two with one key are an error', () => {
    const [empty, bare] = [bytes('for comparison: empty', 1), bytes('for comparison: without scripts', 2)]
    expect(valuesOf([{ rows: [empty, bare] }])).toEqual({
      'for comparison: empty [bytes]': 1,
      'for comparison: without scripts [bytes]': 2,
    })
    expect(() => valuesOf([{ rows: [empty] }, { rows: [empty] }])).toThrow(
      'Two rows are “for comparison: empty [bytes]”',
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])(
    '[X12] %d, which JSON cannot keep, is refused',
    (value) => {
      expect(() => valuesOf([{ rows: [bytes('island tabs', value)] }])).toThrow(String(value))
    },
  )

  test('[X12] what is kept is every row, to three places', () => {
    const rows = [bytes('island tabs', 2400), { what: 'growth', unit: 'times' as const, value: 1.23456 }]
    expect(valuesOf([{ rows }])).toEqual({ 'island tabs [bytes]': 2400, 'growth [times]': 1.235 })
  })

  test('[X12] a change is shown against the last record that knows the row', () => {
    const history = [
      entry('2026-01-01', { 'island tabs [bytes]': 1000 }),
      entry('2026-02-01', { 'island tabs [bytes]': 2000 }),
      entry('2026-03-01', { 'island other [bytes]': 1 }),
    ]
    const change = (value: number, ratio?: string) => {
      const row =
        ratio === undefined ? bytes('island tabs', value) : { ...bytes('island tabs', value), ratio }
      return withChanges([{ title: '', rows: [row] }], history)[0]?.rows[0]
    }
    expect(change(2100)).toHaveProperty('ratio', '+100 (+5.0 %) since 2026-02-01')
    expect(change(1500, 'idle')).toHaveProperty('ratio', 'idle; −500 (−25.0 %) since 2026-02-01')
    expect(change(2000)).not.toHaveProperty('ratio')
  })

  test('[X12] times depend on the machine and are not compared; nor are rows that no record knows', () => {
    const history = [entry('2026-01-01', { 'script [ms]': 10 })]
    const rows = [{ what: 'script', unit: 'ms' as const, value: 90 }, bytes('constructor', 5)]
    expect(withChanges([{ rows }], history)).toEqual([{ rows }])
  })

  test('[X12] from nothing there is no share', () => {
    const history = [entry('2026-01-01', { 'calls [calls]': 0 })]
    const rows = [{ what: 'calls', unit: 'calls' as const, value: 2 }]
    expect(withChanges([{ rows }], history)[0]?.rows[0]?.ratio).toBe('+2 since 2026-01-01')
  })

  test('[X12] records are added to the file, one line each; without a file there are none', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-history-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = path.join(folder, 'history.jsonl')
    expect(await readHistory(file)).toEqual([])
    const [first, second] = [entry('2026-01-01', { a: 1 }), entry('2026-01-02', { a: 2 })]
    await record(file, first)
    await record(file, second)
    expect(await readHistory(file)).toEqual([first, second])
  })

  test('[X12] a damaged record is not passed over', () => {
    expect(() => parseHistory('{"date":"2026-01-01"}\n{"da')).toThrow(SyntaxError)
  })
  test('[X12] a history that cannot be read is not taken for none', async () => {
    await expect(readHistory(import.meta.dirname)).rejects.toThrow('EISDIR')
  })
})
