import { describe, expect, test } from 'vitest'
import { heaviestRow } from '../../bench/heaviest-row.mjs'
import { rowOf } from '../../bench/row.mjs'
import { printTable } from '../../bench/table.mjs'

describe('[X12] the table of the bench', () => {
  test('[X12] is Markdown: what, measured, budget, in proportion', () => {
    const rows = [
      rowOf('script | at load', 'ms', [14, 12, 40], { budget: 15, ratio: 'legacy 10x' }),
      { what: 'files', unit: 'files' as const, value: 20, budget: 16 },
      { what: 'laurel.js', unit: 'bytes' as const, value: 5088 },
    ]
    expect(printTable([{ title: 'Load', rows }]).split('\n')).toEqual([
      '| what | measured | budget | in proportion |',
      '| --- | --- | --- | --- |',
      '| **Load** |  |  |  |',
      '| script \\| at load | 14.0 ms (12.0 ms to 40.0 ms) | 15.0 ms | legacy 10x |',
      '| files | 20 | 16, **over** |  |',
      '| laurel.js | 5.1 kB |  |  |',
    ])
  })

  test('[X12] of many pages the heaviest is the row, with the next ones listed beside it', () => {
    const values = [
      { page: 'cart.html', value: 9000 },
      { page: 'blog.html', value: 12_340 },
    ]
    expect(heaviestRow('by load', 'bytes', 10_000, values)).toEqual({
      what: 'by load',
      unit: 'bytes',
      value: 12_340,
      budget: 10_000,
      ratio: 'blog 12.3, cart 9.0',
    })
  })
})
