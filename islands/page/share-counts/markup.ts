import { ancestorsOf } from '../../../src/dom/ancestors'
import { encodedAddress, type Network, readCount } from './counts'

/** Contract 01 §20. */
export const BLOCK = '.sf-share-counts'
const LINKS: Readonly<Record<Network, string>> = {
  facebook: '.sf-share-fb',
  pinterest: '.sf-share-pinterest',
}
const POST_TOTAL = '.post-details .share-count'

export interface AskedLink {
  readonly network: Network
  /** Its number; null where the theme prints none. */
  readonly count: HTMLElement | null
}

export interface ShareBlock {
  /** Encoded; empty where the server names none. */
  readonly address: string
  /** Of the networks that are asked, those that have a link here. */
  readonly links: readonly AskedLink[]
  /** What the server has counted itself. */
  readonly printed: number
  readonly text: HTMLElement | null
  readonly total: HTMLElement | null
  readonly label: HTMLElement | null
  /** Where the post, too, says how often it was shared. */
  readonly postTotal: HTMLElement | null
}

export function readBlock(block: HTMLElement): ShareBlock {
  const text = block.querySelector<HTMLElement>('.share-text')
  return {
    address: encodedAddress(block.getAttribute('data-url') ?? ''),
    links: (['facebook', 'pinterest'] as const).flatMap((network) => {
      const link = block.querySelector<HTMLElement>(LINKS[network])
      return link ? [{ network, count: link.querySelector<HTMLElement>('.count') }] : []
    }),
    printed: readCount(block.querySelector('.sf-share-googleplus .count')?.textContent) ?? 0,
    text,
    total: text?.querySelector<HTMLElement>('.total-count') ?? null,
    label: text?.querySelector<HTMLElement>(':scope > span') ?? null,
    postTotal: findPostTotal(block),
  }
}

/** The nearest one around the block; of several blocks around it, the first one's. */
function findPostTotal(block: Element): HTMLElement | null {
  for (const around of ancestorsOf(block)) {
    const total = around.querySelector<HTMLElement>(POST_TOTAL)
    if (total) return around.querySelector(BLOCK) === block ? total : null
  }
  return null
}
