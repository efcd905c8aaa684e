import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/unit/visitor'
import { NONE } from './options'

/** `typ | src | mdm | cmp | cnt | trm`, as other scripts read them; what is left out is `(none)`. */
type Expected = readonly string[]
type Row = readonly [row: string, landing: string, referrer: string, expected: Expected]

const ROWS: readonly Row[] = [
  ['E-01', '/', '', ['typein', '(direct)']],
  ['E-02', '/', 'https://shop.example/cart/', ['typein', '(direct)']],
  ['E-03', '/', 'https://www.shop.example/', ['typein', '(direct)']],
  ['E-03', '/', 'https://blog.shop.example/x', ['typein', '(direct)']],
  ['E-04', '/', 'https://notshop.example/', ['referral', 'notshop.example', 'referral', NONE, '/']],
  ['E-05', '/', 'https://www.google.com/', ['organic', 'google', 'organic']],
  ['E-06', '/', 'https://www.google.com.au/search?q=trophies', ['organic', 'google', 'organic']],
  ['E-07', '/', 'https://news.google.com/articles/1', referral('news.google.com', '/articles/1')],
  ['E-08', '/', 'https://maps.google.com/?q=x', referral('maps.google.com', '/')],
  ['E-09', '/', 'https://www.bing.com/search?q=cups', ['organic', 'bing', 'organic']],
  ['E-10', '/', 'https://www.bing.com/', referral('bing.com', '/')],
  ['E-11', '/', 'https://au.search.yahoo.com/search?p=medals', ['organic', 'yahoo', 'organic']],
  ['E-12', '/', 'https://search.yahoo.com/search?q=medals', referral('search.yahoo.com', '/search')],
  ['E-13', '/', 'https://duckduckgo.com/?q=medals', referral('duckduckgo.com', '/')],
  ['E-14', '/', 'https://www.ask.com/web?q=a', ['organic', 'ask', 'organic']],
  ['E-14', '/', 'https://search.aol.com/aol/search?q=a', ['organic', 'aol', 'organic']],
  ['E-15', '/', 'https://go.mail.ru/search?q=a', ['organic', 'go.mail.ru', 'organic']],
  ['E-15', '/', 'https://www.rambler.ru/?query=a', ['organic', 'rambler', 'organic']],
  ['E-16', '/', 'https://yandex.ru/search/?text=kubok', ['organic', 'yandex', 'organic']],
  ['E-16', '/', 'https://yandex.ru/', referral('yandex.ru', '/')],
  ['E-17', '/', 'https://www.facebook.com/', referral('facebook.com', '/')],
  ['E-18', '/', 'https://l.facebook.com/l.php?u=x', referral('l.facebook.com', '/l.php')],
  ['E-19', '/', 'https://t.co/abc', referral('twitter.com', '/abc')],
  [
    'E-20',
    '/',
    'https://clubs.example.org/links/page.html?x=1#y',
    referral('clubs.example.org', '/links/page.html'),
  ],
  ['E-21', '/', 'https://clubs.example.org/a%20b/c.html', referral('clubs.example.org', '/a b/c.html')],
  ['E-22', '/', 'https://user:pw@clubs.example.org:8443/x', referral('clubs.example.org', '/x')],
  [
    'E-23',
    '/',
    'android-app://com.google.android.googlequicksearchbox/',
    referral('com.google.android.googlequicksearchbox', '/'),
  ],
  ['odd', '/', 'https://clubs.example.org/@cups/1', referral('clubs.example.org', '/@cups/1')],
  ['E-25', '/?utm_source=fb', '', ['utm', 'fb', NONE]],
  ['E-26', '/?utm_source=', '', ['utm', '', NONE]],
  ['E-27', '/?utm_source', '', ['typein', '(direct)']],
  ['E-28', '/?utm_medium=cpc', '', ['utm', NONE, 'cpc']],
  ['E-30', '/?gclid=abc', 'https://www.google.com/', ['utm', 'google', 'cpc', 'google_cpc']],
  ['E-31', '/?gclid=abc&utm_source=x', '', ['utm', 'x', 'cpc', 'google_cpc']],
  ['E-32', '/?gclid=abc&utm_campaign=sale', '', ['utm', 'google', 'cpc', 'sale']],
  ['E-33', '/?yclid=abc', '', ['utm', 'yandex', 'cpc', 'yandex_cpc']],
  ['E-33', '/?yclid=1&gclid=2', '', ['utm', 'google', 'cpc', 'google_cpc']],
  ['E-34', '/?utm_source=a&utm_source=b', '', ['utm', 'a,b', NONE]],
  ['E-35', '/?utm_content=a=b', '', ['utm', NONE, NONE, NONE, 'a']],
  ['E-36', '/?utm_campaign=100%25', '', ['utm', NONE, NONE, '100%']],
  ['E-37', '/?utm_campaign=bad%E0%A4', '', ['utm', NONE, NONE, 'badà¤']],
  ['E-38', '/?UTM_SOURCE=x', '', ['typein', '(direct)']],
  ['E-38', '/?fbclid=abc', '', ['typein', '(direct)']],
  ['E-38', '/?msclkid=abc', '', ['typein', '(direct)']],
  ['E-39', '/?utm_source=x#utm_medium=y', '', ['utm', 'x', NONE]],
  [
    'E-40',
    '/?utm_source=%D0%AF',
    'https://yandex.ru/search/?text=kubok%20a',
    ['utm', 'Я', NONE, NONE, NONE, 'kubok a'],
  ],
  ['E-41', '/?utm_term=', '', ['utm', NONE, NONE, NONE, NONE, '']],
  ['E-42', '/?false=1', '', ['typein', '(direct)']],
]

function referral(host: string, path: string): Expected {
  return ['referral', host, 'referral', NONE, path]
}

function arrive(landing: string, referrer: string) {
  const visitor = createVisitor()
  visitor.open(landing, { referrer })
  return visitor.known
}

describe('[S61] where a new visitor comes from', () => {
  test.each(ROWS)('[S61] (%s) %s from %s', (_, landing, referrer, expected) => {
    const { typ, src, mdm, cmp, cnt, trm, ...more } = arrive(landing, referrer).current
    const found = [typ, src, mdm, cmp, cnt, trm]
    expect(found).toEqual(found.map((_, index) => expected[index] ?? NONE))
    expect(more).toEqual({ id: NONE, plt: NONE, fmt: NONE, tct: NONE })
  })

  test('[S61] (E-01) (E-02) the referrer is kept as it is, or as none', () => {
    expect(arrive('/', '').current_add['rf']).toBe('(none)')
    const own = 'https://shop.example/cart/'
    expect(arrive('/', own).current_add['rf']).toBe(own)
  })

  test('[S61] (E-24) all nine campaign parameters', () => {
    const query = new Map([
      ['utm_source', 'newsletter'],
      ['utm_medium', 'email'],
      ['utm_campaign', 'cup%20season'],
      ['utm_content', 'top+button'],
      ['utm_term', 'medals'],
      ['utm_id', '7'],
      ['utm_source_platform', 'mailer'],
      ['utm_creative_format', 'video'],
      ['utm_marketing_tactic', 'retention'],
    ])
    const search = [...query].map(([name, value]) => `${name}=${value}`).join('&')
    expect(arrive(`/?${search}`, 'https://www.google.com/').current).toEqual({
      typ: 'utm',
      src: 'newsletter',
      mdm: 'email',
      cmp: 'cup season',
      cnt: 'top+button',
      trm: 'medals',
      id: '7',
      plt: 'mailer',
      fmt: 'video',
      tct: 'retention',
    })
  })

  test.each([
    ['E-29', 'utm_id=7', { id: '7' }],
    ['E-43', 'utm_creative_format=video', { fmt: 'video' }],
  ])('[S61] (%s) %s alone is a campaign', (_, search, found) => {
    const nothing = { src: NONE, mdm: NONE, cmp: NONE, cnt: NONE, trm: NONE }
    expect(arrive(`/?${search}`, '').current).toMatchObject({ typ: 'utm', ...nothing, ...found })
  })

  test('[S61] (E-39) the entry page is kept with its hash', () => {
    const entry = 'https://shop.example/?utm_source=x#utm_medium=y'
    expect(arrive('/?utm_source=x#utm_medium=y', '').current_add['ep']).toBe(entry)
  })

  test.each([
    'constructor=1',
    '__proto__=1&__proto__=2',
    'toString=1&toString=2',
    '=&=&=',
    '&&&',
    '%',
    '%E0%A4',
    '<script>',
  ])('[S61] a query of %s is no campaign', (search) => {
    expect(arrive(`/?${search}`, '').current['typ']).toBe('typein')
  })

  test.each(['not an address', 'about:blank', '//', 'https://', 'data:text/html,x'])(
    '[S61] a referrer %s is none',
    (referrer) => {
      expect(arrive('/', referrer).current['typ']).toBe('typein')
    },
  )

  test('[S61] faq=1 counts as a search, as it always has', () => {
    expect(arrive('/', 'https://www.bing.com/x?faq=1').current['src']).toBe('bing')
  })

  test('[S61] options of other scripts: engines, sites, names of parameters, what is typed in', () => {
    const with_ = (options: object, landing: string, referrer = '') => {
      const visitor = createVisitor()
      visitor.open(landing, { referrer, options })
      return visitor.known
    }
    const organics = [{ host: 'bing.com', param: 'find', display: 'first' }, null, { host: 'x' }]
    expect(with_({ organics }, '/', 'https://bing.com/?find=a&q=b').current['src']).toBe('first')
    const referrals = [{ host: 'clubs.example', medium: 'partner' }, 'x', { display: 'y' }]
    expect(with_({ referrals }, '/', 'https://a.clubs.example/').current).toMatchObject({
      src: 'clubs.example',
      mdm: 'partner',
    })
    const names = { campaign_param: 'ad', term_param: 'word', content_param: 'part' }
    expect(with_(names, '/?ad=1&word=2&part=3').current).toMatchObject({ cmp: '1', trm: '2', cnt: '3' })
    const typein = { typein_attributes: { source: 'typed', medium: 'hand' }, user_ip: '203.0.113.7' }
    expect(with_(typein, '/').current).toMatchObject({ src: 'typed', mdm: 'hand' })
    expect(with_(typein, '/').udata['uip']).toBe('203.0.113.7')
    const isolate = { domain: { host: 'shop.example', isolate: true } }
    expect(with_(isolate, '/', 'https://blog.shop.example/').current['typ']).toBe('referral')
    expect(with_(isolate, '/', 'https://www.shop.example/').current['typ']).toBe('typein')
  })

  test('[S61] any URLs give a source, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl({ withQueryParameters: true }), (search, referrer) => {
        const { current, first } = arrive(`/?${search}`, referrer)
        expect(['utm', 'organic', 'referral', 'typein']).toContain(current['typ'])
        expect(first).toEqual(current)
      }),
      { numRuns: 50 },
    )
  })
})
