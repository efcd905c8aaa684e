import { describe, expect, test } from 'vitest'
import { check, type FieldResult } from './rules'
import type { Rule } from './schema'

const E = { error: 'E' }

/** The field's result; a list is sent as `f[]`, files as they are. */
function result(rule: Partial<Rule>, values: string | readonly FormDataEntryValue[] | undefined) {
  const data = new FormData()
  const add = (name: string, value: FormDataEntryValue) => data.append(name, value)
  if (typeof values === 'string') add('f', values)
  else for (const value of values ?? []) add('f[]', value)
  const schema = { rules: [{ field: 'f', error: 'E', rule: '', ...rule }] }
  return check(schema, data).get('f')
}
const isOk = (given: FieldResult | undefined) => given === undefined || 'validInputs' in given
const file = (name: string, size = 1) => new File(['x'.repeat(size)], name)

type Row = readonly [
  row: string,
  rule: Partial<Rule>,
  ok: readonly (string | readonly FormDataEntryValue[] | undefined)[],
  wrong: readonly (string | readonly FormDataEntryValue[] | undefined)[],
]

const METALS = { rule: 'enum', accept: ['Gold', 'Silver'] }
const PDF_OR_PICTURE = { rule: 'file', accept: ['.pdf', 'image/*'] }

const ROWS: readonly Row[] = [
  ['B-01', { rule: 'required' }, [], ['', '   ', '\uFEFF', undefined]],
  ['B-02', { rule: 'required' }, ['0'], []],
  ['B-03', { rule: 'required' }, [], [['', ' ']]],
  ['B-04', { rule: 'required' }, [['Gold', 'Silver']], []],
  ['B-05', { rule: 'email' }, [], ['a@b.c']],
  ['B-06', { rule: 'email' }, ['a@bc.d'], []],
  ['B-07', { rule: 'email' }, [], ['name@example']],
  ['B-08', { rule: 'email' }, [], ['a@@b.com', '@example.com']],
  ['B-09', { rule: 'email' }, [], ['a@b..com', 'a@.b.com', 'a@b.com.']],
  ['B-10', { rule: 'email' }, [], ['a@-b.com', 'a@b-.com', 'a@b_c.com']],
  ['B-11', { rule: 'email' }, ['first.last+tag@sub.club.example.au'], []],
  ['B-12', { rule: 'email' }, ["o'neil@club.org.au", '.a@b.com', 'a..b@c.com', 'a@1.2.3.4'], []],
  ['B-13', { rule: 'email' }, [], ['na me@x.com', 'ä@example.com', 'a@exämple.com']],
  ['B-14', { rule: 'email' }, ['  a@bc.d  '], []],
  ['B-15', { rule: 'email' }, [''], []],
  ['B-16', { rule: 'url' }, ['http://x', 'https://club.example', 'HTTP://CLUB.EXAMPLE'], []],
  ['B-17', { rule: 'url' }, ['mailto:a@b.com', 'tel:0733334444', 'ftp://x', 'urn:isbn:1'], []],
  ['B-18', { rule: 'url' }, [], ['club.example', '//club.example', 'http://', 'www.club.example:8080']],
  ['B-19', { rule: 'url' }, [], ['javascript:alert(1)', 'data:text/plain,a', 'blob:https://a/b', 'skype:me']],
  ['B-21', { rule: 'tel' }, ['123456'], ['12345']],
  ['B-22', { rule: 'tel' }, ['1'.repeat(15)], ['1'.repeat(16)]],
  ['B-23', { rule: 'tel' }, ['+61 7 3333 4444', '(07) 3333-4444', '07.3333.4444', '07/33334444'], []],
  ['B-24', { rule: 'tel' }, ['0061733334444', '++61733334444', '+0061733334444'], []],
  ['B-25', { rule: 'tel' }, ['07 3333 4444 #12', '+61-7-3333-4444*99'], []],
  ['B-26', { rule: 'tel' }, [], ['07 3333 4444 ext 12', 'abc', '+', '#123456']],
  ['B-27', { rule: 'tel' }, [], ['00000000']],
  ['B-28', { rule: 'tel' }, [], ['\u0660\u0661\u0662\u0663\u0664\u0665\u0666']],
  ['B-29', { rule: 'tel' }, ['+123456', `+${'1'.repeat(15)}`], ['+12345', `+${'1'.repeat(16)}`]],
  ['B-30', { rule: 'number' }, ['1', '-1', '.5', '-.5', '1e3', '1E-3'], []],
  ['B-31', { rule: 'number' }, [], ['+1', '1.', '1,000', '0x10', '--1', '1.2.3', '1e', 'Infinity']],
  ['B-32', { rule: 'number' }, ['1 '], []],
  ['B-33', { rule: 'date' }, ['2024-02-29', '2000-02-29', '12026-12-31'], []],
  ['B-34', { rule: 'date' }, [], ['2025-02-29', '2025-04-31', '1900-02-29']],
  [
    'B-35',
    { rule: 'date' },
    [],
    ['2025-2-8', '2025-13-01', '2025-00-10', '25-01-01', '2025-01-00', '0000-01-01'],
  ],
  ['B-36', { rule: 'time' }, ['00:00', '23:59', '09:30:59'], []],
  ['B-37', { rule: 'time' }, [], ['24:00', '9:30', '09:60', '09:30:60', '09:30:5', '0930']],
  ['B-38', METALS, ['Gold'], ['gold', 'Bronze']],
  ['B-39', METALS, [' Gold ', ''], []],
  ['B-40', { rule: 'enum', accept: [1] }, ['1'], ['2']],
  ['B-41', METALS, [['Gold', 'Silver']], [['Gold', 'Bronze']]],
  ['B-42', { rule: 'enum' }, [''], ['Gold']],
  ['B-42', { rule: 'enum', accept: [] }, [], ['Gold']],
  ['B-43', { rule: 'enum', accept: ['a\nb'] }, ['a\r\nb', 'a\rb', 'a\nb'], ['a b']],
  ['B-43', { rule: 'enum', accept: ['a\r\nb'] }, ['a\nb'], []],
  ['B-44', { rule: 'dayofweek', accept: [1, 7] }, ['2026-11-23', '2026-11-22'], ['2026-11-28']],
  ['B-44', { rule: 'dayofweek', accept: ['2'] }, ['2000-02-29', '12000-02-29'], ['0099-01-01']],
  ['B-45', { rule: 'dayofweek', accept: [1] }, ['notadate', '', '2025-02-29'], []],
  ['B-46', { rule: 'minitems', threshold: 2 }, [['a', 'b']], [undefined, '', 'a', ['a']]],
  ['B-47', { rule: 'minitems', threshold: 2 }, [], [['', ' ', 'a']]],
  ['B-48', { rule: 'maxitems', threshold: 1 }, [['a', ' ']], [['a', 'b']]],
  ['B-51', { rule: 'maxitems', threshold: 'x' }, [['a', 'b'], '', undefined], []],
  ['B-51', { rule: 'maxitems' }, [['a', 'b']], []],
  ['B-52', { rule: 'minlength', threshold: 3 }, ['', 'abc'], ['ab', ' ab ']],
  ['B-53', { rule: 'minlength', threshold: 3 }, ['🏆🏆'], ['🏆']],
  ['B-54', { rule: 'maxlength', threshold: 3 }, ['🏆'], ['🏆🏆']],
  ['B-55', { rule: 'maxlength', threshold: 3 }, ['  abc  '], []],
  ['B-56', { rule: 'maxlength', threshold: '3' }, [], [['ab', 'cd']]],
  ['B-57', { rule: 'minlength', threshold: 4 }, [['ab', 'cd']], []],
  ['B-58', { rule: 'maxlength', threshold: 3 }, ['a\nb'], ['a\nbc']],
  ['B-59', { rule: 'minnumber', threshold: 5 }, ['5', '5.0', '1e1'], ['4', '-3', ['6', '4']]],
  ['B-60', { rule: 'minnumber', threshold: '5' }, ['abc', '', '4kg'], ['4']],
  ['B-61', { rule: 'minnumber', threshold: '5kg' }, ['1'], []],
  ['B-61', { rule: 'minnumber' }, ['-1', '1'], []],
  ['B-61', { rule: 'maxnumber', threshold: ' ' }, ['1'], []],
  ['B-62', { rule: 'maxnumber', threshold: 10 }, ['10', '1e1', '99kg'], ['10.5']],
  ['B-63', { rule: 'mindate', threshold: '2026-01-01' }, ['2026-01-01', 'abc'], ['2025-12-31']],
  ['B-64', { rule: 'maxdate', threshold: '2026-01-01' }, ['2026-01-01'], ['2026-01-02']],
  ['B-65', { rule: 'mindate', threshold: 'soon' }, ['2020-01-01'], []],
  ['B-66', { rule: 'requiredfile' }, [[file('logo.png')], [file('empty.png', 0)]], [undefined, []]],
  ['B-67', { rule: 'maxfilesize', threshold: 10 }, [[file('a', 10)], undefined], [[file('a', 11)]]],
  ['B-68', { rule: 'maxfilesize', threshold: 10 }, [], [[file('a', 6), file('b', 6)]]],
  ['B-69', { rule: 'minfilesize', threshold: '10' }, [undefined, [file('a', 10)]], [[file('a', 9)]]],
  ['B-69', { rule: 'minfilesize', threshold: 'x' }, [[file('a', 1)]], []],
  ['B-70', PDF_OR_PICTURE, [[file('logo.PDF')], [file('logo.jpeg')], [file('my.heic')]], []],
  [
    'B-71',
    PDF_OR_PICTURE,
    [],
    [
      [file('logo.pdf.exe')],
      [file('logo')],
      [file('logo.svg')],
      [file('logo.mp4')],
      [file('xpdf')],
      [file('logo.pdf'), file('logo.exe')],
    ],
  ],
  ['B-72', { rule: 'file', accept: ['image/jpeg'] }, [[file('a.jpg')]], [[file('a.png')]]],
  ['B-72', { rule: 'file', accept: ['text/*'] }, [[file('a.csv')]], [[file('a.pdf')]]],
  ['B-73', { rule: 'file', accept: [''] }, [undefined], [[file('a.pdf')]]],
  ['B-73', { rule: 'file', accept: 'image/*' }, [undefined], [[file('a.png')]]],
  ['B-73', { rule: 'file', accept: [null, 7, '.png'] }, [[file('a.png')]], [[file('a.pdf')]]],
  ['B-74', { rule: 'stepnumber', base: '0', interval: 1 }, ['3', ''], ['3.5', 'abc', '3kg']],
  ['B-75', { rule: 'stepnumber', base: '1', interval: 2 }, ['5'], ['4']],
  ['B-76', { rule: 'stepnumber', base: '5', interval: 2 }, ['3'], ['2']],
  ['B-77', { rule: 'stepnumber', base: '0', interval: 0.1 }, ['0.3', '0.30000001'], ['0.31']],
  ['B-78', { rule: 'stepnumber', base: '0', interval: 0 }, ['3.3'], []],
  ['B-78', { rule: 'stepnumber', base: '0', interval: -1 }, ['3.3'], []],
  ['B-78', { rule: 'stepnumber', interval: 'any' }, ['3.3', 'abc'], []],
  ['B-78', { rule: 'stepnumber', base: '', interval: '2' }, ['4'], ['3']],
  ['B-85', { rule: 'weekday' }, [''], []],
  ['B-85', { rule: 'constructor' }, [''], []],
]

describe('[S57] contact form rules: one by one', () => {
  test.each(ROWS)('[S57] contact form rules: %s (%s)', (_, rule, ok, wrong) => {
    for (const value of ok) expect(isOk(result(rule, value)), `passes: ${describeValue(value)}`).toBe(true)
    for (const value of wrong) expect(result(rule, value), `fails: ${describeValue(value)}`).toEqual(E)
  })

  // An expression that is tried from every place anew takes minutes for one of these.
  test.each([
    ['number signs before a line break', `${'#'.repeat(1e6)}\n1`],
    ['dots', `a@${'.'.repeat(1e6)}`],
    ['labels', `a@${'b.'.repeat(5e5)}`],
    ['digits', `+${'1'.repeat(1e6)}x`],
    ['blanks', `1${' '.repeat(1e6)}1`],
  ])('[S57] contact form rules: a million %s takes little time', (_, text) => {
    for (const rule of ['email', 'url', 'tel', 'number', 'date', 'time', 'stepnumber'])
      expect(result({ rule, interval: 1 }, text), rule).toEqual(E)
  })

  test('[S57] contact form rules: a date has to exist (B-33, B-34, B-35)', () => {
    const twoDigits = (value: number) => String(value).padStart(2, '0')
    for (const year of [1900, 2000, 2024, 2025])
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const real = new Date(Date.UTC(year, month - 1, day))
          const isReal = real.getUTCMonth() === month - 1 && real.getUTCDate() === day
          const typed = `${year}-${twoDigits(month)}-${twoDigits(day)}`
          expect(isOk(result({ rule: 'date' }, typed)), typed).toBe(isReal)
        }
  })

  test('[S57] contact form rules: an extension may have several lines', () => {
    expect(isOk(result({ rule: 'tel' }, '07 3333 4444 #1\n2'))).toBe(true)
  })

  test('[S57] contact form rules: the URL parser decides about a blank in a host (B-20)', () => {
    expect(isOk(result({ rule: 'url' }, 'http://a b'))).toBe(URL.canParse('http://a b'))
  })

  test('[S57] contact form rules: valid values are returned unchanged (B-04)', () => {
    expect(result({ rule: 'required' }, ['Gold', 'Silver'])).toEqual({ validInputs: ['Gold', 'Silver'] })
    expect(result({ rule: 'required' }, ' Gold ')).toEqual({ validInputs: [' Gold '] })
  })

  test('[S57] contact form rules: the weekday is the calendar’s in every time zone (B-44)', () => {
    const before = process.env['TZ']
    try {
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Australia/Brisbane']) {
        process.env['TZ'] = zone
        expect(result({ rule: 'dayofweek', accept: [1] }, '2026-11-23')).not.toEqual(E)
        expect(result({ rule: 'dayofweek', accept: [1] }, '2026-11-22')).toEqual(E)
      }
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })

  test('[S57] contact form rules: of a repeated plain name the last value counts (B-49)', () => {
    const data = new FormData()
    data.append('f', 'a')
    data.append('f', 'b')
    const rules = [{ rule: 'maxitems', field: 'f', error: 'E', threshold: 1 }]
    expect(check({ rules }, data).get('f')).toEqual({ validInputs: ['b'] })
  })

  test('[S57] contact form rules: named values of a field are counted together (B-50)', () => {
    const data = new FormData()
    data.append('f[a]', 'x')
    data.append('f[b]', 'y')
    const rules = [{ rule: 'maxitems', field: 'f', error: 'E', threshold: 1 }]
    expect(check({ rules }, data).get('f')).toEqual(E)
  })

  test('[S57] contact form rules: text rules ignore files, file rules ignore texts', () => {
    const files = [file('logo.png', 20)]
    for (const rule of ['email', 'url', 'tel', 'number', 'date', 'time', 'enum', 'dayofweek'])
      expect(isOk(result({ rule }, files)), rule).toBe(true)
    for (const rule of ['maxlength', 'minlength', 'maxitems', 'minnumber', 'maxnumber', 'maxdate'])
      expect(isOk(result({ rule, threshold: 0 }, files)), rule).toBe(true)
    expect(result({ rule: 'required' }, files)).toEqual(E)
    expect(result({ rule: 'requiredfile' }, 'logo.png')).toEqual(E)
    expect(isOk(result({ rule: 'file', accept: ['.pdf'] }, 'logo.png'))).toBe(true)
  })

  test('[S57] contact form rules: an empty file field has no value', () => {
    expect(result({ rule: 'requiredfile' }, [new File([], '')])).toEqual(E)
  })
})

const describeValue = (value: string | readonly FormDataEntryValue[] | undefined) =>
  JSON.stringify(
    [value]
      .flat()
      .map((each) => (each instanceof File ? `${each.name} (${each.size})` : (each ?? 'nothing'))),
  )
