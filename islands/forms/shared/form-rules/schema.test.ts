import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check, readSchema } from './rules'

describe('[S57] contact form rules: a schema from the server', () => {
  test('[S57] contact form rules: is read as it is printed (contract 07 B1)', () => {
    const schema = {
      version: 'Contact Form 7 SWV Schema 2024-10',
      locale: 'en_AU',
      rules: [
        { rule: 'required', field: 'club-name', error: 'Tell us the club name.' },
        { rule: 'maxlength', field: 'club-name', threshold: 400, error: 'Too long.' },
        { rule: 'enum', field: 'metal', accept: ['Gold', 'Silver'], error: 'Pick one.' },
        { rule: 'all', field: 'a', rules: [{ rule: 'stepnumber', base: '0', interval: 0.5 }] },
      ],
    }
    expect(readSchema(schema)).toEqual(schema)
  })

  test('[S57] contact form rules: malformed rules are left out, at every depth', () => {
    const rules = [
      null,
      'required',
      [],
      {},
      { rule: 7 },
      { rule: 'email', field: 'f', error: 'E' },
      { rule: 'required', field: 12, error: ['no'], rules: 'none' },
      { rule: 'any', field: 'f', error: 'E', rules: [0, { rule: 'tel' }, { rule: null }] },
    ]
    expect(readSchema({ version: 3, rules })).toEqual({
      version: undefined,
      rules: [
        { rule: 'email', field: 'f', error: 'E' },
        { rule: 'required', field: undefined, error: undefined, rules: undefined },
        { rule: 'any', field: 'f', error: 'E', rules: [{ rule: 'tel' }] },
      ],
    })
  })

  test('[S57] contact form rules: properties that cannot be compared are left out', () => {
    // `String` of it throws.
    const odd = { toString: 0 }
    const rules = [
      { rule: 'maxlength', threshold: odd, base: [odd], interval: null, accept: odd },
      { rule: 'enum', accept: [odd, 'Gold', [odd], 1, null] },
    ]
    expect(readSchema({ rules })).toEqual({
      rules: [{ rule: 'maxlength' }, { rule: 'enum', accept: ['Gold', 1] }],
    })
  })

  test.each([[0], [-1], [''], [null], [[]], [{}], ['<p>Not here</p>'], [{ rules: 'all' }], [{ rules: {} }]])(
    '[S57] contact form rules: %j is none',
    (answer) => {
      expect(readSchema(answer)).toBeUndefined()
    },
  )

  test('[S57] contact form rules: checks of any rule terminate', () => {
    const names = [
      'required',
      'email',
      'url',
      'tel',
      'number',
      'date',
      'time',
      'enum',
      'dayofweek',
      'minitems',
    ]
    const more = [
      'maxitems',
      'minlength',
      'maxlength',
      'minnumber',
      'maxnumber',
      'mindate',
      'maxdate',
      'stepnumber',
    ]
    const files = [
      'requiredfile',
      'minfilesize',
      'maxfilesize',
      'file',
      'all',
      'any',
      '__proto__',
      'toString',
    ]
    const rule = fc.record(
      {
        rule: fc.constantFrom(...names, ...more, ...files),
        field: fc.constantFrom('f', 'logo'),
        threshold: fc.jsonValue(),
        accept: fc.jsonValue(),
        base: fc.jsonValue(),
        interval: fc.jsonValue(),
        rules: fc.jsonValue(),
      },
      { requiredKeys: ['rule'] },
    )
    fc.assert(
      fc.property(fc.array(rule), fc.string(), (rules, text) => {
        const data = new FormData()
        data.append('f', text)
        data.append('logo', new File([text], text))
        expect(() => check(readSchema({ rules }) ?? { rules: [] }, data)).not.toThrow()
      }),
    )
  })

  test('[S57] contact form rules: deeply nested groups are checked', () => {
    let rule: object = { rule: 'required', field: 'f', error: 'E' }
    for (let depth = 0; depth < 500; depth++) rule = { rule: 'all', field: 'f', rules: [rule] }
    const data = new FormData()
    data.append('f', '')
    expect(check(readSchema({ rules: [rule] }) ?? { rules: [] }, data).get('f')).toEqual({ error: 'E' })
  })
})
