import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createJar, createVisitor, START } from './visitor'

/** The long form: 10000. */
const VISITORS = Number(process.env['ATTRIBUTION_VISITORS'] ?? 500)
const LIBRARY = createRequire(import.meta.url).resolve('sourcebuster')
const SOURCE = readFileSync(LIBRARY, 'utf8')

interface View {
  readonly path: string
  readonly referrer: string
  readonly after: number
  readonly restarts: boolean
}

/** The published library in its own DOM, because it reads globals. */
const browser = createBrowser()

function createBrowser() {
  const facts = { jar: createJar(), now: START, random: () => 0, lines: [] as string[] }
  const document = {
    referrer: '',
    location: new URL('https://shop.example'),
    get cookie() {
      return facts.jar.read(facts.now)
    },
    set cookie(line: string) {
      facts.lines.push(line)
      facts.jar.set(line, facts.now)
    },
  }
  const window: { location: URL; sbjs?: { init(options: object): void; get: object } } = {
    location: document.location,
  }
  class FrozenDate extends Date {
    constructor(time = facts.now) {
      super(time)
    }
  }
  runInNewContext(SOURCE, {
    window,
    document,
    navigator: { userAgent: 'UA/1.0' },
    Date: FrozenDate,
    Math: { floor: Math.floor, random: () => facts.random() },
  })
  return { facts, document, window }
}

/** A new visitor, of whom the published library knows nothing. */
function createJudge(origin: string, random: () => number) {
  const { facts, document, window } = browser
  Object.assign(facts, { jar: createJar(), now: START, random })
  return {
    jar: facts.jar,
    open({ path, referrer, after }: View, options: object) {
      facts.now += after * 60_000
      facts.lines = []
      document.location = new URL(path, origin)
      window.location = document.location
      document.referrer = referrer
      window.sbjs?.init(options)
      return facts.lines
    },
    get known() {
      return window.sbjs?.get
    },
  }
}

/** The published library knows none of the four newer fields, which the shop's own copy of it has. */
const withoutNewer = (line: string) => line.replace(/%7C%7C%7Cid%3D[^;]*/, '')
function withoutNewerFields(known: object) {
  return JSON.parse(
    JSON.stringify(known, (key, value) => (['id', 'plt', 'fmt', 'tct'].includes(key) ? undefined : value)),
  )
}

const value = fc.oneof(
  fc.constantFrom(
    'nl',
    'cup%20season',
    'top+button',
    '%D0%AF',
    '100%25',
    'bad%E0%A4',
    'a%7C%7C%7Cb',
    'a=b',
    "it's",
  ),
  fc.constantFrom('(none)', '%28x%29', '%21', '%2521', '~*', 'a;b', '%3B'),
  fc.string().map(encodeURIComponent).filter(Boolean),
)
const parameter = fc
  .tuple(
    fc.constantFrom(
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_content',
      'utm_term',
      'gclid',
      'yclid',
      'UTM_SOURCE',
      'fbclid',
      'x',
    ),
    value,
  )
  .map(([name, text]) => `${name}=${text}`)
const odd = fc.constantFrom('utm_source', 'utm_source=', 'utm_campaign=', 'utm_content=', '', 'gclid=')
const search = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  fc
    .array(fc.oneof({ weight: 6, arbitrary: parameter }, odd), { maxLength: 5 })
    .map((all) => `?${all.join('&')}`),
)
const path = fc
  .tuple(
    fc.constantFrom('/', '/shop/', '/product/cup-a/'),
    search,
    fc.constantFrom('', '#top', '#?utm_source=x'),
  )
  .map((parts) => parts.join(''))
const host = fc.constantFrom(
  'shop.example',
  'www.shop.example',
  'blog.shop.example',
  'notshop.example',
  'www.google.com',
  'google.co.nz',
  'news.google.com',
  'www.bing.com',
  'search.yahoo.com',
  'www.ask.com',
  'www.about.com',
  'search.aol.com',
  'globososo.com',
  'go.mail.ru',
  'www.rambler.ru',
  'tut.by',
  'yandex.ru',
  'www.yandex.com.tr',
  't.co',
  'plus.url.google.com',
  'clubs.example.org',
  'user:pw@clubs.example.org:8443',
)
const referrer = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  fc
    .tuple(
      host,
      fc.constantFrom('/', '/a%20b/c.html', '/search', '/a.b/c', '/links/'),
      fc.constantFrom(
        '',
        '?q=cups',
        '?p=x&q=',
        '?text=kubok%20a',
        '?query=a',
        '?faq=1',
        '?Q=1',
        '?x#q=1',
        '?text',
      ),
    )
    .map(([name, at, query]) => `https://${name}${at}${query}`),
)
const view: fc.Arbitrary<View> = fc.record({
  path,
  referrer,
  after: fc.oneof(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 31, max: 100_000 })),
  restarts: fc.boolean(),
})
const options = fc.record(
  {
    lifetime: fc.constantFrom(0.00001, 0, 1, 0.5, Number.NaN, '3'),
    session_length: fc.constantFrom(0, 1, 30, 45, '20', Number.NaN),
    promocode: fc.constantFrom(false, true, { min: 7, max: 2000 }),
    campaign_param: fc.constantFrom('x', undefined),
    organics: fc.constantFrom([{ host: 'clubs.example.org', param: 'q', display: 'clubs' }], undefined),
    referrals: fc.constantFrom([{ host: 'bing.com', medium: 'partner' }], undefined),
    typein_attributes: fc.constantFrom({ source: 'typed', medium: 'hand' }, { source: 'x' }, undefined),
    user_ip: fc.constantFrom('203.0.113.7', undefined),
  },
  { requiredKeys: [] },
)

test('[S61] the cookies of any visitor are those of the published library, but for its newer fields', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('https://shop.example', 'https://www.shop.example', 'https://trophies.shop.example'),
      fc.array(view, { minLength: 1, maxLength: 6 }),
      options,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (origin, views, given, drawn) => {
        const random = () => drawn
        const judge = createJudge(origin, random)
        const visitor = createVisitor(origin)
        for (const each of views) {
          if (each.restarts) for (const { jar } of [judge, visitor]) jar.close()
          const wanted = { timezone_offset: '0', ...given }
          const theirs = judge.open(each, wanted)
          const ours = visitor.open(each.path, { ...each, options: wanted, random })
          expect(ours.map(withoutNewer)).toEqual(theirs)
          expect(withoutNewerFields(visitor.known)).toEqual(JSON.parse(JSON.stringify(judge.known)))
        }
      },
    ),
    { numRuns: VISITORS },
  )
}, 600_000)

/** Where we differ from it, and why: the contract or sense says so. */
const DIFFERENCES: readonly (readonly [why: string, path: string, referrer: string])[] = [
  ['an empty term is one (contract 07 E-41)', '/?utm_term=', ''],
  ['a parameter called "false" is none of a campaign (contract 07 E8.6)', '/?false=1', ''],
  ['the newer parameters are of a campaign (contract 07 E5)', '/?utm_id=7', ''],
  ['an @ in the path is no user', '/', 'https://clubs.example.org/@cups/1'],
]

test.each(DIFFERENCES)('[S61] unlike the published library: %s', (_, path, referrer) => {
  const judge = createJudge('https://shop.example', Math.random)
  const theirs = judge.open({ path, referrer, after: 0, restarts: false }, { timezone_offset: '0' })
  const visitor = createVisitor()
  const ours = visitor.open(path, { referrer, options: { timezone_offset: '0' } })
  expect(ours.map(withoutNewer)).not.toEqual(theirs)
})

test('[S61] unlike the published library: names that objects have by themselves do no harm', () => {
  const judge = createJudge('https://shop.example', Math.random)
  const view = { path: '/?toString=1', referrer: '', after: 0, restarts: false }
  expect(() => judge.open(view, {})).toThrow()
  expect(createVisitor().open('/?toString=1')).toHaveLength(7)
})
