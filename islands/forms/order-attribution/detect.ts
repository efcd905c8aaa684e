import { parseUrl } from '../../../src/page/parse-url'
import { NONE, type Options } from './options'
import { queryOf, readQuery } from './query'
import { engineOf, isExternal, referralOf, yandexTerm } from './referrer'

/** The source of a visit, in the order of the cookies' keys (contract 07 E4). */
export interface Source {
  readonly typ: string
  readonly src: string
  readonly mdm: string
  readonly cmp: string
  readonly cnt: string
  readonly trm: string
  readonly id: string
  readonly plt: string
  readonly fmt: string
  readonly tct: string
}

export interface Landing {
  readonly href: string
  /** Empty without one. */
  readonly referrer: string
}

/** The facts that the cookies hold before this page is recorded. */
export interface Known {
  readonly session: boolean
  /** Whether a source was found on an earlier page. */
  readonly source: boolean
}

const CAMPAIGN_PARAMS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'gclid',
  'yclid',
]
const NO_CAMPAIGN: Omit<Source, 'typ' | 'src' | 'mdm'> = {
  cmp: NONE,
  cnt: NONE,
  trm: NONE,
  id: NONE,
  plt: NONE,
  fmt: NONE,
  tct: NONE,
}

/**
 * Finds the source of a visit; the first matching rule counts (contract 07 E5).
 * @returns undefined when the known source stays
 */
export function detect(landing: Landing, known: Known, options: Options): Source | undefined {
  const referrer = parseUrl(landing.referrer)
  const campaign = readCampaign(landing, referrer, options)
  if (campaign) return campaign
  const external = referrer && isExternal(referrer, options.domain) ? referrer : undefined
  const engine = external && engineOf(external, options)
  if (engine) return { typ: 'organic', src: engine, mdm: 'organic', ...NO_CAMPAIGN }
  if (external && !known.session) {
    const { source, medium } = referralOf(external, options)
    return { typ: 'referral', src: source, mdm: medium, ...NO_CAMPAIGN, cnt: external.pathname || '/' }
  }
  if (known.source) return undefined
  return { typ: 'typein', src: options.typein.source, mdm: options.typein.medium, ...NO_CAMPAIGN }
}

function readCampaign({ href }: Landing, referrer: URL | undefined, options: Options): Source | undefined {
  const page = parseUrl(href)
  const query = readQuery(page ? queryOf(page) : '')
  const { campaignParam, termParam, contentParam } = options
  const own = [campaignParam, termParam, contentParam].filter((name) => name !== undefined)
  if (![...CAMPAIGN_PARAMS, ...own].some((name) => query.has(name))) return undefined

  const of = (name: string | undefined) => (name === undefined ? undefined : query.get(name))
  const paid = query.has('gclid') ? 'google' : query.has('yclid') ? 'yandex' : undefined
  return {
    typ: 'utm',
    src: of('utm_source') ?? paid ?? NONE,
    mdm: of('utm_medium') ?? (paid ? 'cpc' : NONE),
    cmp: of('utm_campaign') ?? of(campaignParam) ?? (paid ? `${paid}_cpc` : NONE),
    cnt: of('utm_content') || of(contentParam) || NONE,
    trm: of('utm_term') ?? (of(termParam) || yandexTerm(referrer) || NONE),
    id: of('utm_id') || NONE,
    plt: of('utm_source_platform') || NONE,
    fmt: of('utm_creative_format') || NONE,
    tct: of('utm_marketing_tactic') || NONE,
  }
}
