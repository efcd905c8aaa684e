import { describe, expect, test } from 'vitest'
import { check } from './rules'
import type { Rule } from './schema'

function results(rules: readonly Rule[], fields: Readonly<Record<string, string>>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return Object.fromEntries(check({ rules }, data))
}
const rule = (rule: string, error?: string, more?: Partial<Rule>): Rule => ({
  rule,
  field: 'f',
  error,
  ...more,
})
const group = (type: 'all' | 'any', rules: readonly Rule[], error?: string): Rule =>
  rule(type, error, { rules })

describe('[S57] contact form rules: together', () => {
  test('[S57] contact form rules: `all` has the error of its first failing rule (B-79)', () => {
    const rules = [
      group('all', [rule('required', 'REQ'), rule('minlength', 'SHORT', { threshold: 3 })], 'ALL'),
    ]
    expect(results(rules, { f: '' })).toEqual({ f: { error: 'REQ' } })
    expect(results(rules, { f: 'ab' })).toEqual({ f: { error: 'SHORT' } })
    expect(results(rules, { f: 'abc' })).toEqual({ f: { validInputs: ['abc'] } })
  })

  test('[S57] contact form rules: the group’s error replaces a missing one (B-80)', () => {
    for (const text of [undefined, ''])
      expect(results([group('all', [rule('required', text)], 'ALL')], { f: '' })).toEqual({
        f: { error: 'ALL' },
      })
  })

  test('[S57] contact form rules: `any` passes with one rule, and has its own error (B-81)', () => {
    const rules = [group('any', [rule('email', 'MAIL'), rule('tel', 'TEL')], 'ANY')]
    expect(results(rules, { f: 'hello' })).toEqual({ f: { error: 'ANY' } })
    expect(results(rules, { f: '0733334444' })).toEqual({ f: { validInputs: ['0733334444'] } })
  })

  test('[S57] contact form rules: any of several fields (B-82)', () => {
    const rules = [
      {
        rule: 'any',
        field: 'a',
        error: 'ANY',
        rules: [rule('required', 'A', { field: 'a' }), rule('required', 'B', { field: 'b' })],
      },
    ]
    expect(results(rules, { a: '', b: 'x' })).toEqual({ a: { validInputs: [] }, b: { validInputs: ['x'] } })
    expect(results(rules, { a: '', b: '' })).toMatchObject({ a: { error: 'ANY' }, b: { validInputs: [] } })
  })

  test('[S57] contact form rules: a group without a field shows no error (B-83)', () => {
    const rules = [{ rule: 'any', error: 'ANY', rules: [rule('required', 'A'), rule('email', 'B')] }]
    expect(results(rules, { f: '' })).toEqual({ f: { validInputs: [] } })
    expect(results([{ rule: 'any', error: 'ANY', rules: [rule('required', 'A')] }], { f: '' })).toEqual({
      f: { validInputs: [] },
    })
  })

  test('[S57] contact form rules: a failing rule of all shows at its own field', () => {
    const rules = [group('all', [rule('required', 'B', { field: 'b' })], 'ALL')]
    expect(results(rules, { f: 'x', b: '' })).toEqual({ f: { validInputs: ['x'] }, b: { error: 'B' } })
  })

  test('[S57] contact form rules: groups nest', () => {
    const inner = group('all', [rule('required', ''), rule('email', '')], '')
    const rules = [group('all', [inner], 'OUTER'), group('any', [inner, rule('tel')], 'ANY')]
    expect(results(rules, { f: 'no mail' })).toEqual({ f: { error: 'OUTER' } })
    expect(results([group('any', [inner, rule('tel')], 'ANY')], { f: 'no mail' })).toEqual({
      f: { error: 'ANY' },
    })
    expect(results([group('any', [inner, rule('tel')], 'ANY')], { f: 'a@bc.d' })).toMatchObject({
      f: { validInputs: ['a@bc.d'] },
    })
  })

  test('[S57] contact form rules: a group without known rules passes', () => {
    for (const rules of [undefined, [], [rule('weekday', 'E')]])
      for (const type of ['all', 'any'])
        expect(results([rule(type, 'E', { rules })], { f: '' })).toEqual({ f: { validInputs: [] } })
  })

  test('[S57] contact form rules: the first failing rule of a field counts (B-84)', () => {
    const rules = [
      rule('required', 'REQ'),
      rule('email', 'MAIL'),
      rule('maxlength', 'LONG', { threshold: 3 }),
    ]
    expect(results(rules, { f: 'hello' })).toEqual({ f: { error: 'MAIL' } })
  })

  test('[S57] contact form rules: a failing rule without error is not shown, an empty error is (B-86)', () => {
    expect(results([rule('required')], { f: '' })).toEqual({ f: { validInputs: [] } })
    expect(results([rule('required'), rule('minitems', 'FEW', { threshold: 1 })], { f: '' })).toEqual({
      f: { error: 'FEW' },
    })
    expect(results([rule('required', '')], { f: '' })).toEqual({ f: { error: '' } })
  })

  test('[S57] contact form rules: names with an underscore are no fields (B-87)', () => {
    const rules = [rule('required', 'E', { field: '_x' })]
    expect(results(rules, { _x: '1' })).toEqual({ _x: { error: 'E' } })
    expect(results([rule('email')], { _x: '1', '1x': '1', f: '' })).toEqual({ f: { validInputs: [] } })
  })

  test('[S57] contact form rules: without known rules there are no results', () => {
    expect(results([], { f: '1' })).toEqual({})
    expect(results([rule('weekday', 'E')], { f: '1' })).toEqual({})
  })

  test('[S57] contact form rules: a field without value and rule has no result', () => {
    expect(results([rule('email', 'E')], {})).toEqual({})
  })
})
