import { validate } from '@contactable/swv'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTree } from './data-tree'
import { check } from './rules'
import type { Rule } from './schema'

/** `RULE_CASES=10000 npx vitest run --config tests/vitest.config.ts comparison` is the long form. */
const CASES = Number(process.env['RULE_CASES'] ?? 500)
const TIME_LIMIT_MS = 30_000 + CASES * 20

/** The generated data leave out values for which contract 07 B4 demands another result than the library's. */
const digits = (min: number, max: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`))
const isInCalendar = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
const number = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map(String),
  fc.constantFrom('.5', '-.5', '1e1', '1E-3', '5.0', '0.3', '0.30000001', '10.5', '-0', '1e400'),
)
const noNumber = fc.constantFrom('abc', '+x', '.', '-', 'e1', 'kg5')
const date = fc
  .tuple(
    fc.integer({ min: 1000, max: 9999 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 32 }),
  )
  // The engine takes 31 for a day of every month, which is the difference.
  .filter(([year, month, day]) => day < 29 || day > 31 || isInCalendar(year, month, day))
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
const realDate = date.filter((day) => !Number.isNaN(Date.parse(day)))
const weekdays = fc.subarray([1, 2, '3', 4, 5, 6, 7])
const phone = fc.oneof(
  // A `+` counts as a digit there: five and fifteen after it are the difference.
  fc
    .tuple(fc.constantFrom('+', '00', '++', '+00'), fc.oneof(digits(1, 4), digits(6, 14), digits(16, 20)))
    .map((parts) => parts.join('')),
  digits(1, 20),
  fc.oneof(digits(5, 6), digits(15, 16)),
  fc.constantFrom(
    '(07) 3333-4444',
    '07.3333.4444',
    '07 3333 4444 #12',
    '07 3333 4444 ext 12',
    '#123456',
    '00000000',
  ),
)
const email = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fc.stringMatching(/^[a-cÄ.+@ ]{0,4}$/), fc.stringMatching(/^[a-c_.\- ]{0,8}$/))
    .map((parts) => parts.join('@')),
)
const url = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    'HTTP://X',
    'mailto:a@b.c',
    'javascript:alert(1)',
    '//x',
    'http://',
    'www.club.example:8080',
    'urn:a',
  ),
)
const time = fc.stringMatching(/^[0-2][0-9]:[0-7][0-9](:[0-7][0-9])?$/)
const words = fc.oneof(
  fc.constantFrom('', ' ', '\uFEFF', '0', ' Gold ', 'Gold', 'gold', '🏆', 'a\nb'),
  fc.string({ maxLength: 6 }).filter((text) => !text.includes('\r')),
)
const text = fc.oneof(words, number, noNumber, date, phone, email, url, time)

const threshold = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.constantFrom('3', '10', 'x', undefined))
const anyError = fc.constantFrom('E', 'F', 'G', undefined)

/** Each with the field that it asks for: one of texts, of numbers, of files. */
const leaf = (field: fc.Arbitrary<string>): fc.Arbitrary<Rule> => {
  const rule = (name: string, more: Partial<Record<keyof Rule, fc.Arbitrary<unknown>>> = {}, of = field) =>
    fc.record({ rule: fc.constant(name), field: of, error: anyError, ...more }) as fc.Arbitrary<Rule>
  const files = fc.constant('logo')
  return fc.oneof(
    ...['required', 'email', 'url', 'tel', 'number', 'date', 'time'].map((name) => rule(name)),
    ...['minitems', 'maxitems', 'minlength', 'maxlength'].map((name) => rule(name, { threshold })),
    ...['minnumber', 'maxnumber'].map((name) =>
      rule(name, { threshold: fc.oneof(threshold, number) }, fc.constant('size')),
    ),
    ...['mindate', 'maxdate'].map((name) => rule(name, { threshold: fc.oneof(date, threshold) })),
    rule('enum', {
      accept: fc.oneof(fc.array(words), fc.constant(['Gold', 1, '0']), fc.constant(undefined)),
    }),
    rule('dayofweek', { accept: weekdays }, fc.constant('day')),
    rule(
      'stepnumber',
      { base: number, interval: fc.constantFrom(0, -1, 0.1, 1, 2, '3', 'any') },
      fc.constant('steps'),
    ),
    rule('requiredfile', {}, files),
    rule('maxfilesize', { threshold }, files),
    // No file at all is the difference.
    rule('minfilesize', { threshold }, fc.constant('photo')),
    rule(
      'file',
      { accept: fc.subarray(['.pdf', 'image/*', 'image/jpeg', 'text/*', '', 'x/y', 'IMAGE/JPEG']) },
      files,
    ),
    rule('weekday'),
  )
}
const field = fc.constantFrom('f', 'g', 'h', 'nowhere', '_x', undefined) as fc.Arbitrary<string>
const { rule: anyRule } = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf(field),
    fc.record({
      rule: fc.constantFrom('all', 'any'),
      field,
      error: anyError,
      // An empty group is a difference, so there is always one to be used.
      rules: fc
        .tuple(leaf(field), fc.array(tie('rule'), { maxLength: 3 }))
        .map(([first, rest]) =>
          first.rule === 'weekday' ? [{ rule: 'required', field: 'f' }, ...rest] : [first, ...rest],
        ),
    }) as fc.Arbitrary<Rule>,
  ),
}))

const name = fc.oneof(
  fc.constantFrom(
    'f',
    'g',
    'h',
    'f[]',
    'g[]',
    'f[a]',
    'f[2]',
    'f[02]',
    'f[a][]',
    'f[a][b]',
    'f[][]',
    'H',
    '_x',
    '1x',
    'f!',
    'f[!]',
  ),
  fc.stringMatching(/^[fg_1][-a_:1]{0,2}(\[[a1_]{0,2}\]){0,2}$/),
)
const file = fc
  .tuple(fc.constantFrom('logo.PDF', 'a.jpeg', 'a.svg', 'a.csv', 'pdf', 'a.pdf.exe'), fc.nat(8))
  .map(([fileName, size]) => new File(['x'.repeat(size)], fileName))
const entries = fc
  .tuple(
    fc.array(fc.tuple(name, text), { maxLength: 6 }),
    fc.array(
      fc.tuple(
        fc.constantFrom('size', 'size[]'),
        fc.oneof(
          number,
          noNumber,
          words.filter((word) => Number.isNaN(Number.parseFloat(word))),
        ),
      ),
      { maxLength: 2 },
    ),
    fc.array(fc.tuple(fc.constant('steps[]'), fc.oneof(number, number, noNumber)), { maxLength: 2 }),
    fc.array(fc.tuple(fc.constant('day[]'), realDate), { maxLength: 2 }),
    fc.array(fc.tuple(fc.constant('logo[]'), file), { maxLength: 2 }),
    fc.array(fc.tuple(fc.constant('photo[]'), file), { minLength: 1, maxLength: 2 }),
  )
  .map((parts) => parts.flat())

function dataOf(pairs: readonly (readonly [string, FormDataEntryValue])[]): FormData {
  const data = new FormData()
  for (const [key, value] of pairs) data.append(key, value)
  return data
}

/** The library's own results, in our words. */
const theirs = (rules: readonly Rule[], data: FormData) =>
  [...validate({ rules }, data)].map(([key, { error, validInputs }]) =>
    error === undefined ? [key, { validInputs }] : [key, { error }],
  )

/** In the long schemas above, most values are not what their rule is about. */
const BY_RULE: [
  name: string,
  more: Partial<Record<keyof Rule, fc.Arbitrary<unknown>>>,
  value: fc.Arbitrary<FormDataEntryValue>,
][] = [
  ['email', {}, email],
  ['url', {}, url],
  ['tel', {}, phone],
  ['number', {}, fc.oneof(number, noNumber)],
  ['date', {}, date],
  ['time', {}, time],
  ['enum', { accept: fc.array(words, { minLength: 2 }) }, words],
  ['dayofweek', { accept: weekdays }, realDate],
  ['minlength', { threshold }, words],
  ['maxlength', { threshold }, words],
  ['minnumber', { threshold: number }, fc.oneof(number, noNumber)],
  ['maxnumber', { threshold: number }, fc.oneof(number, noNumber)],
  ['mindate', { threshold: date }, date],
  ['maxdate', { threshold: date }, date],
  ['stepnumber', { base: number, interval: fc.constantFrom(0.1, 1, '2', 3) }, number],
  ['minfilesize', { threshold }, file],
  ['maxfilesize', { threshold }, file],
]

describe('[S57] contact form rules: as the form plugin’s own library', () => {
  // Its weekdays are those of the clock on the wall, which is a difference.
  const zone = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = 'UTC'
  })
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  test('[S57] contact form rules: the same results for generated schemas and data (contract 07 B4 apart)', {
    timeout: TIME_LIMIT_MS,
  }, () => {
    const seen = { errors: 0, passes: 0 }
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 8 }), entries, (rules, pairs) => {
        const data = dataOf(pairs)
        const ours = [...check({ rules }, data)]
        for (const [, result] of ours) seen['error' in result ? 'errors' : 'passes'] += 1
        expect(ours).toEqual(theirs(rules, data))
      }),
      { numRuns: CASES },
    )
    expect(Math.min(seen.errors, seen.passes), 'both outcomes are common').toBeGreaterThan(CASES / 2)
  })

  test.each(BY_RULE)(
    '[S57] contact form rules: the same results of %s for values of its kind (contract 07 B4 apart)',
    {
      timeout: TIME_LIMIT_MS,
    },
    (name, more, value) => {
      const seen = { errors: 0, passes: 0 }
      const rule = fc.record({
        rule: fc.constant(name),
        field: fc.constant('f'),
        error: fc.constantFrom('E', ''),
        ...more,
      }) as fc.Arbitrary<Rule>
      fc.assert(
        fc.property(rule, fc.array(value, { minLength: 1, maxLength: 2 }), (rule, values) => {
          const data = dataOf(values.map((each) => ['f[]', each]))
          const ours = [...check({ rules: [rule] }, data)]
          for (const [, result] of ours) seen['error' in result ? 'errors' : 'passes'] += 1
          expect(ours).toEqual(theirs([rule], data))
        }),
        { numRuns: CASES / 5 },
      )
      expect(Math.min(seen.errors, seen.passes), 'both outcomes were there').toBeGreaterThan(0)
    },
  )

  test('[S57] contact form rules: the same names and values are read of a form (contract 07 B3)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.oneof(words, file))), (pairs) => {
        const data = dataOf(pairs)
        const tree = readTree(data)
        // A rule that nobody fails makes the library give all values.
        expect(tree.fields.map((key) => [key, { validInputs: tree.valuesOf(key) }])).toEqual(
          theirs([{ rule: 'requiredfile' }], data),
        )
      }),
    )
  })

  /** Contract 07 B4's differences, each with what the library would say. */
  test.each<[string, Rule, [string, FormDataEntryValue][]]>([
    ['a `+` is no digit', { rule: 'tel' }, [['f', '+12345']]],
    ['fifteen digits and a `+`', { rule: 'tel' }, [['f', '+123456789012345']]],
    ['29 February of any year', { rule: 'date' }, [['f', '2025-02-29']]],
    ['line breaks in a choice', { rule: 'enum', accept: ['a\nb'] }, [['f', 'a\r\nb']]],
    ['a weekday of what is no date', { rule: 'dayofweek', accept: [1] }, [['f', 'notadate']]],
    ['a threshold with a unit', { rule: 'minnumber', threshold: '5kg' }, [['f', '1']]],
    ['a number with a unit', { rule: 'maxnumber', threshold: 5 }, [['f', '9kg']]],
    ['a size of no file', { rule: 'minfilesize', threshold: 10 }, [['f', '']]],
    ['steps from nowhere', { rule: 'stepnumber', base: '', interval: 1 }, [['f', '3']]],
    ['steps of what is no number', { rule: 'stepnumber', base: '0', interval: 1 }, [['f', '3kg']]],
    ['an empty group', { rule: 'any', rules: [] }, [['f', '']]],
    [
      'a group’s rule with an empty text',
      { rule: 'all', rules: [{ rule: 'required', field: 'f', error: '' }] },
      [['f', '']],
    ],
  ])('[S57] contact form rules: %s is an intended difference', (_, rule, pairs) => {
    const rules = [{ field: 'f', error: 'E', ...rule }]
    const data = dataOf(pairs)
    expect([...check({ rules }, data)]).not.toEqual(theirs(rules, data))
  })

  test('[S57] contact form rules: a file is no text, where the library throws', () => {
    const rules = [{ rule: 'maxlength', field: 'f', error: 'E', threshold: 1 }]
    const data = dataOf([['f', new File(['x'], 'logo.pdf')]])
    expect(() => theirs(rules, data)).toThrow()
    expect([...check({ rules }, data).keys()]).toEqual(['f'])
  })
})
