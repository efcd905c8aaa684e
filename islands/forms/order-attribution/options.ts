import { isRecord } from '../../../src/page/is-record'

/** The attribution library's options, parsed from the argument of `init` (contract 07 E3). */
export interface Options {
  /** 0 for session cookies. */
  readonly lifetimeMinutes: number
  readonly sessionMinutes: number
  readonly base64: boolean
  /** Offset of `fd` from UTC; undefined for the visitor's own time zone. */
  readonly offsetHours: number | undefined
  readonly domain: Domain
  readonly promocode: PromoRange | undefined
  readonly campaignParam: string | undefined
  readonly termParam: string | undefined
  readonly contentParam: string | undefined
  readonly organics: readonly Engine[]
  readonly referrals: readonly Referral[]
  readonly typein: { readonly source: string; readonly medium: string }
  readonly userIp: string
}

export interface Domain {
  readonly host: string
  /** Whether subdomains count as other sites and do not share the cookies. */
  readonly isolate: boolean
}
export interface PromoRange {
  readonly min: number
  readonly max: number
}
export interface Engine {
  readonly host: string
  readonly param: string
  readonly display?: string
}
export interface Referral {
  readonly host: string
  readonly display?: string
  readonly medium?: string
}

/** The library's value for unknown parts, which the server does not store. */
export const NONE = '(none)'

const MINUTES_PER_MONTH = 30 * 24 * 60
const LIFETIME_MONTHS = 6
const SESSION_MINUTES = 30
/** No time zone is further from UTC. */
const MAX_OFFSET_HOURS = 24
const PROMO: PromoRange = { min: 100_000, max: 999_999 }
const TYPEIN = { source: '(direct)', medium: NONE }

/** Removes the first `www.` at any position, as the library does: existing cookies have this domain. */
export const withoutWww = (host: string) => host.replace('www.', '')

/**
 * @param given the argument of `sbjs.init`, unparsed
 * @param host the page's
 */
export function readOptions(given: unknown, host: string): Options {
  const options = isRecord(given) ? given : {}
  const offset = whole(options['timezone_offset'])
  return {
    lifetimeMinutes: Math.trunc((decimal(options['lifetime']) || LIFETIME_MONTHS) * MINUTES_PER_MONTH),
    sessionMinutes: whole(options['session_length']) || SESSION_MINUTES,
    base64: Boolean(options['base64']),
    offsetHours: offset !== undefined && Math.abs(offset) <= MAX_OFFSET_HOURS ? offset : undefined,
    domain: readDomain(options['domain'], host),
    promocode: options['promocode'] ? readPromo(options['promocode']) : undefined,
    campaignParam: text(options['campaign_param']),
    termParam: text(options['term_param']),
    contentParam: text(options['content_param']),
    organics: list(options['organics']).flatMap(readEngine),
    referrals: list(options['referrals']).flatMap(readReferral),
    typein: readTypein(options['typein_attributes']),
    userIp: text(options['user_ip']) ?? NONE,
  }
}

function readDomain(given: unknown, pageHost: string): Domain {
  const host = text(given)
  if (host) return { host, isolate: false }
  const named = isRecord(given) ? text(given['host']) : undefined
  if (isRecord(given) && named) return { host: named, isolate: Boolean(given['isolate']) }
  return { host: withoutWww(pageHost), isolate: false }
}

function readPromo(given: unknown): PromoRange {
  const { min, max } = isRecord(given) ? given : {}
  return { min: whole(min) || PROMO.min, max: whole(max) || PROMO.max }
}

function readTypein(given: unknown) {
  const source = isRecord(given) && text(given['source'])
  const medium = isRecord(given) && text(given['medium'])
  return source && medium ? { source, medium } : TYPEIN
}

function readEngine(given: unknown): Engine[] {
  const referral = readReferral(given)[0]
  const param = isRecord(given) && text(given['param'])
  return referral && param ? [{ ...referral, param }] : []
}

function readReferral(given: unknown): Referral[] {
  const host = isRecord(given) && text(given['host'])
  if (!host) return []
  const display = text(given['display'])
  const medium = text(given['medium'])
  return [{ host, ...(display && { display }), ...(medium && { medium }) }]
}

/** @returns undefined for values that are no finite number */
const decimal = (value: unknown) => finite(Number.parseFloat(String(value)))
const whole = (value: unknown) => finite(Number.parseInt(String(value), 10))
const finite = (value: number) => (Number.isFinite(value) ? value : undefined)
const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
