import { ancestorsOf } from '../../../src/dom/ancestors'
import { encodedAddress, type Network, readCount } from './counts'

/** Contract 01 §20. */
export const BLOCK = '.sf-share-counts'
const LINKS: Readonly<Record<Network, string>> = {
  facebook: '.sf-share-fb',
  pinterest: '.sf-share-pinterest',
}
const POST_TOTAL = '.post-details .share-count'

export interface NetworkLink {
  readonly network: Network
  /** The link's own number; null where the theme prints none. */
  readonly count: HTMLElement | null
}

export interface ShareBlock {
  /** Encoded; empty where the server prints none. */
  readonly address: string
  /** The links to networks that can be asked. */
  readonly links: readonly NetworkLink[]
  /** The number that the server counts itself. */
  readonly printed: number
  readonly text: HTMLElement | null
  readonly total: HTMLElement | null
  readonly label: HTMLElement | null
  /** The total in the details of the post. */
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

/** The nearest total around the block. Where several blocks share a total, only the first one writes it. */
function findPostTotal(block: Element): HTMLElement | null {
  for (const around of ancestorsOf(block)) {
    const total = around.querySelector<HTMLElement>(POST_TOTAL)
    if (total) return around.querySelector(BLOCK) === block ? total : null
  }
  return null
}
