import { type Domain, type Engine, type Options, type Referral, withoutWww } from './options'
import { queryOf, readQuery } from './query'

/** Search engines, with the parameter of their results page (contract 07 E5). */
const ENGINES: readonly Engine[] = [
  { host: 'bing.com', param: 'q', display: 'bing' },
  { host: 'yahoo.com', param: 'p', display: 'yahoo' },
  { host: 'about.com', param: 'q', display: 'about' },
  { host: 'aol.com', param: 'q', display: 'aol' },
  { host: 'ask.com', param: 'q', display: 'ask' },
  { host: 'globososo.com', param: 'q', display: 'globo' },
  { host: 'go.mail.ru', param: 'q', display: 'go.mail.ru' },
  { host: 'rambler.ru', param: 'query', display: 'rambler' },
  { host: 'tut.by', param: 'query', display: 'tut.by' },
]
const REFERRALS: readonly Referral[] = [
  { host: 't.co', display: 'twitter.com' },
  { host: 'plus.url.google.com', display: 'plus.google.com' },
]
const YANDEX = /^(?:.*\.)?yandex\..{2,9}$/
const GOOGLE = /^(?:www\.)?google\..{2,9}$/

const isOf = (hostname: string, host: string) =>
  hostname === host.toLowerCase() || hostname.endsWith(`.${host.toLowerCase()}`)

/** Whether a referrer is another site (contract 07 E5); false without a host. */
export function isExternal({ hostname }: URL, { host, isolate }: Domain): boolean {
  if (!hostname) return false
  return isolate ? withoutWww(hostname) !== withoutWww(host) : !isOf(withoutWww(hostname), host)
}

/** @returns the name of the referring search engine; undefined for other sites */
export function engineOf(referrer: URL, { organics }: Options): string | undefined {
  const { hostname } = referrer
  const query = queryOf(referrer)
  // The parameter is searched for as a substring: `faq=1` contains `q=` (contract 07 E8.7).
  if (YANDEX.test(hostname) && query.includes('text=')) return 'yandex'
  if (GOOGLE.test(hostname)) return 'google'
  const asked = query.toLowerCase()
  const engine = [...organics, ...ENGINES].find(
    ({ host, param }) => isOf(hostname, host) && asked.includes(`${param.toLowerCase()}=`),
  )
  return engine && (engine.display ?? engine.host)
}

/** Name and medium of a referring site. */
export function referralOf({ hostname }: URL, { referrals }: Options): { source: string; medium: string } {
  const listed = [...referrals, ...REFERRALS].find(({ host }) => isOf(hostname, host))
  return {
    source: listed ? (listed.display ?? listed.host) : withoutWww(hostname),
    medium: listed?.medium ?? 'referral',
  }
}

/** The search term, which only Yandex sends. */
export function yandexTerm(referrer: URL | undefined): string | undefined {
  return referrer && YANDEX.test(referrer.hostname) ? readQuery(queryOf(referrer)).get('text') : undefined
}
