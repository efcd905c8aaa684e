import {
  COOKIES,
  cookieLine,
  decode,
  encode,
  MIGRATIONS,
  mayBeDomain,
  readCookie,
  readPairs,
  writePairs,
} from './cookies'
import { detect, type Landing } from './detect'
import { NONE, type Options, type PromoRange } from './options'

/** The facts of one page view. */
export interface Visit extends Landing {
  /** `document.cookie` before this page view. */
  readonly jar: string
  readonly userAgent: string
  /** In ms since 1970. */
  readonly now: number
  /** From 0 up to 1, for the promo code. */
  readonly random: () => number
}

const MIGRATION = { '1418474375998': '1' }

/** The cookies that a page view sets, in this order (contract 07 E4). */
export function recordVisit(visit: Visit, options: Options): string[] {
  const { jar, now } = visit
  const { lifetimeMinutes, sessionMinutes, base64, domain } = options
  const { current, current_add, first, first_add, session, udata, promo } = COOKIES
  const has = (name: string) => Boolean(readCookie(jar, name))
  const shared = !domain.isolate && mayBeDomain(domain.host) ? domain.host : undefined
  const line = (name: string, value: string, minutes = lifetimeMinutes) =>
    cookieLine(name, value, minutes, { domain: shared, base64, now })

  const lines: string[] = []
  if (!has(first) && !has(MIGRATIONS)) lines.push(line(MIGRATIONS, writePairs(MIGRATION)))

  const known = { session: has(session), source: has(first) || has(current) }
  const source = detect(visit, known, options)
  if (source) {
    const entry = writePairs({
      fd: dateIn(now, options.offsetHours),
      ep: visit.href,
      rf: visit.referrer || NONE,
    })
    lines.push(line(current_add, entry))
    if (!has(first_add)) lines.push(line(first_add, entry))
  }
  const value = source ? writePairs({ ...source }) : readCookie(jar, current)
  // Without a new source, a cookie that was deleted is not set again.
  if (value) lines.push(line(current, value))
  // Encoded and decoded once more, as in the library (contract 07 E4).
  if (value && !has(first)) lines.push(line(first, decode(encode(value))))

  lines.push(
    line(udata, writePairs({ vst: visits(jar), uip: options.userIp, uag: visit.userAgent })),
    line(session, writePairs({ pgs: pages(jar), cpg: visit.href }), sessionMinutes),
  )
  if (options.promocode && !has(promo))
    lines.push(line(promo, writePairs({ code: promoCode(options.promocode, visit.random) })))
  return lines
}

/** A new visit begins when the session has expired. */
function visits(jar: string): string {
  if (!readCookie(jar, COOKIES.udata)) return '1'
  const before = count(readPairs(jar, COOKIES.udata)['vst'])
  return String(readCookie(jar, COOKIES.session) ? before : before + 1)
}

function pages(jar: string): string {
  if (!readCookie(jar, COOKIES.session)) return '1'
  return String(count(readPairs(jar, COOKIES.session)['pgs']) + 1)
}

const count = (text = '') => Number.parseInt(text, 10) || 1

/** `YYYY-MM-DD HH:MM:SS` with this offset from UTC, or in the visitor's own time zone. */
function dateIn(now: number, offsetHours: number | undefined): string {
  const offsetMinutes = offsetHours === undefined ? -new Date(now).getTimezoneOffset() : offsetHours * 60
  return new Date(now + offsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}

function promoCode({ min, max }: PromoRange, random: () => number): string {
  const code = Math.floor(random() * (max - min + 1)) + min
  return String(code).padStart(String(max).length, '0')
}
