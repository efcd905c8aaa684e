import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createVisitor, PAGE_OPTIONS, START } from '../../../tests/unit/visitor'
import { cookieLine, decode, deletions, encode, readCookie, readPairs } from './cookies'

const GOOGLE = { referrer: 'https://www.google.com/' }
const CLUBS = { referrer: 'https://clubs.example.org/' }
const INSIDE = { referrer: 'https://shop.example/' }

describe('[S61] one visit after another', () => {
  test('[S61] (E-50) pages of one visit are counted, its source and its entry stay', () => {
    const visitor = createVisitor()
    visitor.open('/')
    for (const [path, pages] of [
      ['/shop/', '2'],
      ['/cart/', '3'],
    ] as const) {
      visitor.open(path, { ...INSIDE, after: 5 })
      expect(visitor.known).toMatchObject({
        current: { typ: 'typein' },
        current_add: { ep: 'https://shop.example/' },
        session: { pgs: pages, cpg: `https://shop.example${path}` },
        udata: { vst: '1' },
      })
      expect(visitor.line('sbjs_current_add')).toBeUndefined()
    }
  })

  test('[S61] (E-51) a referring site within the visit changes nothing', () => {
    const visitor = createVisitor()
    visitor.open('/')
    visitor.open('/', { ...CLUBS, after: 29 })
    expect(visitor.known.current['typ']).toBe('typein')
  })

  test('[S61] (E-52) a search within the visit is the new source', () => {
    const visitor = createVisitor()
    visitor.open('/')
    const before = visitor.known
    visitor.open('/shop/', { ...GOOGLE, after: 10 })
    const { current, first, current_add, first_add, session } = visitor.known
    expect(current).toMatchObject({ typ: 'organic', src: 'google' })
    expect(first).toEqual(before.first)
    expect(current_add).toMatchObject({ ep: 'https://shop.example/shop/', fd: '2026-11-21 09:03:14' })
    expect(first_add).toEqual(before.first_add)
    expect(session['pgs']).toBe('2')
  })

  test('[S61] (E-53) a campaign within the visit is the new source', () => {
    const visitor = createVisitor()
    visitor.open('/')
    visitor.open('/?utm_source=nl', { after: 1 })
    expect(visitor.known).toMatchObject({ current: { typ: 'utm', src: 'nl' }, first: { typ: 'typein' } })
  })

  test('[S61] (E-54) a later visit by typed address keeps the source', () => {
    const visitor = createVisitor()
    visitor.open('/?utm_source=nl')
    visitor.open('/', { after: 31 })
    expect(visitor.known).toMatchObject({
      current: { typ: 'utm' },
      udata: { vst: '2' },
      session: { pgs: '1' },
    })
  })

  test('[S61] (E-55) a later visit from another site has that site as source', () => {
    const visitor = createVisitor()
    visitor.open('/?utm_source=nl')
    visitor.open('/', { ...CLUBS, after: 31 })
    expect(visitor.known).toMatchObject({
      current: { typ: 'referral', src: 'clubs.example.org' },
      first: { typ: 'utm' },
      udata: { vst: '2' },
    })
  })

  test('[S61] (E-56) a reloaded campaign page is recorded again', () => {
    const visitor = createVisitor()
    visitor.open('/?utm_source=nl')
    visitor.open('/?utm_source=nl', { after: 2 })
    expect(visitor.known).toMatchObject({
      session: { pgs: '2' },
      current_add: { fd: '2026-11-21 08:55:14' },
      first_add: { fd: '2026-11-21 08:53:14' },
    })
  })

  test('[S61] (E-57) after closing the browser only the session cookie is left', () => {
    const visitor = createVisitor()
    visitor.open('/?utm_source=nl')
    visitor.jar.close()
    visitor.open('/', { ...CLUBS, after: 10 })
    expect(visitor.known).toMatchObject({
      current: { typ: 'typein' },
      session: { pgs: '2' },
      udata: { vst: '1' },
    })
  })

  test('[S61] (E-58) a search stays the source of what is typed in after it', () => {
    const visitor = createVisitor()
    visitor.open('/', GOOGLE)
    visitor.open('/', { after: 60 })
    expect(visitor.known.current['typ']).toBe('organic')
  })

  test('[S61] each page extends the session by half an hour', () => {
    const visitor = createVisitor()
    visitor.open('/')
    for (const pages of ['2', '3', '4']) {
      visitor.open('/', { after: 29 })
      expect(visitor.known.session['pgs']).toBe(pages)
    }
  })

  test('[S61] mangled or deleted cookies cause no error', () => {
    const visitor = createVisitor()
    visitor.open('/')
    visitor.jar.set('sbjs_udata=%E0%A4; path=/', START)
    visitor.jar.set('sbjs_session=nonsense; path=/', START)
    visitor.jar.delete('sbjs_current')
    visitor.open('/shop/')
    expect(visitor.known).toMatchObject({ udata: { vst: '1' }, session: { pgs: '2' }, current: {} })
    expect(visitor.line('sbjs_current')).toBeUndefined()
  })
})

describe('[S61] the cookies, to the byte', () => {
  const LANDING = '/shop/?utm_source=newsletter&utm_medium=email&utm_campaign=cup%20season'
  const ENTRY =
    'fd%3D2026-11-21%2008%3A53%3A14%7C%7C%7Cep%3Dhttps%3A%2F%2Fshop.example%2Fshop%2F%3Futm_source%3Dnewsletter' +
    '%26utm_medium%3Demail%26utm_campaign%3Dcup%2520season%7C%7C%7Crf%3Dhttps%3A%2F%2Fmail.example.net%2F'
  const CURRENT =
    'typ%3Dutm%7C%7C%7Csrc%3Dnewsletter%7C%7C%7Cmdm%3Demail%7C%7C%7Ccmp%3Dcup%2520season%7C%7C%7Ccnt%3D%28none%29' +
    '%7C%7C%7Ctrm%3D%28none%29%7C%7C%7Cid%3D%28none%29%7C%7C%7Cplt%3D%28none%29%7C%7C%7Cfmt%3D%28none%29' +
    '%7C%7C%7Ctct%3D%28none%29'
  const END = ';domain=.shop.example; path=/'

  test('[S61] (E-60) the seven of a first page, in their order', () => {
    const lines = createVisitor().open(LANDING, { referrer: 'https://mail.example.net/' })
    expect(lines).toEqual([
      `sbjs_migrations=1418474375998%3D1${END}`,
      `sbjs_current_add=${ENTRY}${END}`,
      `sbjs_first_add=${ENTRY}${END}`,
      `sbjs_current=${CURRENT}${END}`,
      `sbjs_first=${CURRENT}${END}`,
      `sbjs_udata=vst%3D1%7C%7C%7Cuip%3D%28none%29%7C%7C%7Cuag%3DUA%2F1.0${END}`,
      'sbjs_session=pgs%3D1%7C%7C%7Ccpg%3Dhttps%3A%2F%2Fshop.example%2Fshop%2F%3Futm_source%3Dnewsletter' +
        '%26utm_medium%3Demail%26utm_campaign%3Dcup%2520season; expires=Sat, 21 Nov 2026 09:23:14 GMT' +
        END,
    ])
  })

  const minutesOf = (line: string | undefined) => {
    const date = /expires=([^;]+)/.exec(line ?? '')?.[1]
    return date === undefined ? undefined : (Date.parse(date) - START) / 60_000
  }

  test.each([
    ['E-61', { lifetime: 0.00001 }, undefined, 30],
    ['E-62', { lifetime: 0 }, 259_200, 30],
    ['E-62', { lifetime: Number.NaN }, 259_200, 30],
    ['E-62', {}, 259_200, 30],
    ['E-63', { lifetime: 1, session_length: 45 }, 43_200, 45],
    ['odd', { lifetime: -1, session_length: 'x' }, undefined, 30],
    ['odd', { lifetime: 'Infinity', session_length: Number.POSITIVE_INFINITY }, 259_200, 30],
  ])('[S61] (%s) lifetimes of %j', (_, options, lifetime, session) => {
    const visitor = createVisitor()
    const lines = visitor.open('/', { options })
    expect(lines).toHaveLength(7)
    for (const line of lines)
      expect(minutesOf(line)).toBe(line.startsWith('sbjs_session=') ? session : lifetime)
  })

  test.each([
    ['(E-64)', 'https://www.shop.example', ';domain=.shop.example; path=/'],
    ['', 'https://trophies.shop.example', ';domain=.trophies.shop.example; path=/'],
    ['', 'http://localhost:8080', '; path=/'],
    ['', 'http://127.0.0.1:8080', '; path=/'],
    ['', 'http://[::1]:8080', '; path=/'],
  ])('[S61] %s the domain of a page on %s', (_, origin, end) => {
    const visitor = createVisitor(origin)
    visitor.open('/')
    expect(visitor.line('sbjs_udata')).toMatch(new RegExp(`[^;]${end.replaceAll('.', '\\.')}$`))
  })

  test('[S61] an isolated site keeps its cookies to itself', () => {
    const visitor = createVisitor()
    visitor.open('/', { options: { domain: { host: 'shop.example', isolate: true } } })
    expect(visitor.line('sbjs_first')).not.toContain('domain')
  })

  test('[S61] (E-65) in base64, and read back', () => {
    const visitor = createVisitor()
    visitor.open('/', { options: { ...PAGE_OPTIONS, base64: true } })
    expect(visitor.line('sbjs_migrations')).toBe(`sbjs_migrations=MTQxODQ3NDM3NTk5OCUzRDE${END}`)
    expect(visitor.known).toMatchObject({
      current: { typ: 'typein', src: '(direct)' },
      udata: { vst: '1', uag: 'UA/1.0' },
    })
  })

  test('[S61] (E-66) what was written plainly is read after base64 was switched on, and the other way round', () => {
    for (const base64 of [true, false]) {
      const visitor = createVisitor()
      visitor.open('/?utm_source=nl', { options: { ...PAGE_OPTIONS, base64: !base64 } })
      visitor.open('/shop/', { options: { ...PAGE_OPTIONS, base64 } })
      expect(visitor.known).toMatchObject({ current: { src: 'nl' }, session: { pgs: '2' } })
    }
  })

  test('[S61] (E-67) a promo code is drawn once', () => {
    const options = { ...PAGE_OPTIONS, promocode: true }
    for (const [drawn, code] of [
      [0, '100000'],
      [0.999999999, '999999'],
    ] as const) {
      const visitor = createVisitor()
      const lines = visitor.open('/', { options, random: () => drawn })
      expect(lines.at(-1)).toBe(`sbjs_promo=code%3D${code}${END}`)
      visitor.open('/', { options, random: () => 0.5 })
      expect(visitor.line('sbjs_promo')).toBeUndefined()
      expect(visitor.known.promo).toEqual({ code })
    }
    const small = createVisitor()
    small.open('/', { options: { promocode: { min: 7, max: 1000 } } })
    expect(small.known.promo).toEqual({ code: '0007' })
  })

  test('[S61] (E-68) what a user agent holds in parentheses is written as codes and read as it is', () => {
    const visitor = createVisitor()
    const userAgent = "Mozilla/5.0 (X11; Linux) it's ~new* 100%!"
    visitor.open('/', { userAgent })
    expect(visitor.line('sbjs_udata')).toContain(
      'uag%3DMozilla%2F5.0%20%28X11%3B%20Linux%29%20it%27s%20%7Enew%2A%20100%25%21;',
    )
    expect(visitor.known.udata['uag']).toBe(userAgent)
  })

  test('[S61] (E-72) every cookie is deleted on each possible domain', () => {
    const lines = deletions('www.shop.example')
    expect(lines).toHaveLength(8 * 3)
    for (const domain of ['; domain=.www.shop.example', '; domain=.shop.example', ''])
      expect(lines).toContain(`sbjs_promo=; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain}; path=/`)
    expect(deletions('127.0.0.1')).toHaveLength(8)
  })

  test('[S61] any value is read as it was written', () => {
    const writing = { domain: undefined, now: START }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (value, base64) => {
        const text = `typ=${value}`
        const written = cookieLine('sbjs_first', text, 0, { ...writing, base64 })
        const jar = `a=1; ${written.split(';')[0]}; b=2`
        expect(readCookie(jar, 'sbjs_first')).toBe(text.replace(/%(21|7E|2A|27|28|29)/g, decode))
        expect(encode(text)).not.toMatch(/[!~*'();]/)
      }),
      { numRuns: 300 },
    )
  })

  test('[S61] any cookie text can be read', () => {
    fc.assert(
      fc.property(fc.string(), (content) => {
        const pairs = readPairs(`sbjs_current=${content}`, 'sbjs_current')
        for (const value of Object.values(pairs)) expect(value).toBeTypeOf('string')
      }),
      { numRuns: 300 },
    )
    expect(readPairs('sbjs_current=__proto__%3Dx', 'sbjs_current')).toEqual(
      Object.fromEntries([['__proto__', 'x']]),
    )
  })
})

describe('[S61] the time of entry', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  test('[S61] (E-80) is UTC to the minute, half-hour zones or not', () => {
    process.env['TZ'] = 'Australia/Adelaide'
    // Otherwise this would prove nothing: not every kind of process takes a zone on while it runs.
    expect(new Date(START).getTimezoneOffset()).toBe(-630)
    const visitor = createVisitor()
    visitor.open('/')
    expect(visitor.known.current_add['fd']).toBe('2026-11-21 08:53:14')
  })

  test.each([
    ['10', '2026-11-21 18:53:14'],
    [-5, '2026-11-21 03:53:14'],
    [0, '2026-11-21 08:53:14'],
  ])('[S61] has the offset from UTC that a script sets: %s', (timezone_offset, fd) => {
    const visitor = createVisitor()
    visitor.open('/', { options: { timezone_offset } })
    expect(visitor.known.current_add['fd']).toBe(fd)
  })

  test.each([undefined, 'x', 9999])(
    '[S61] is the visitor’s time zone where a script sets %s',
    (timezone_offset) => {
      vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-630)
      const visitor = createVisitor()
      visitor.open('/', { options: { timezone_offset } })
      expect(visitor.known.current_add['fd']).toBe('2026-11-21 19:23:14')
    },
  )
})
