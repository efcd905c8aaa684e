import type { Scope } from '../../../src/page/scope'
import { type Network, readCount, type ShareCount, totalLabel, totalShares } from './counts'
import { readBlock } from './markup'
import { shareCount } from './wire'

/** The theme hides a number without this class (contract 01 §20). */
const SHOWN_CLASS = 'animate'

/**
 * Writes the networks' counts into one block. A count without an answer stays as printed, and the failure
 * is not reported (spec storefront §8).
 */
export function showCounts(host: HTMLElement, { adopt, signal }: Scope): void {
  const block = readBlock(host)
  const answers = new Map<Network, ShareCount>()

  function write(node: Element | null, text: string) {
    if (node) adopt.text(node, text)
  }
  function writeTotal() {
    const { text, total, label, postTotal, printed } = block
    if (!text || text.getClientRects().length === 0) return
    const sum = totalShares(printed, answers.values())
    if (readCount(total?.textContent) !== null) write(total, String(sum))
    const singular = label?.getAttribute('data-singular') ?? null
    const words = totalLabel(sum, singular, label?.getAttribute('data-plural') ?? null)
    if (words !== null) write(label, words)
    write(postTotal, String(sum))
  }

  if (block.address) {
    for (const { network, count } of block.links) {
      shareCount(network, block.address, signal).then(
        (answer) => {
          if (signal.aborted) return
          answers.set(network, answer)
          if (answer !== null) write(count, String(answer))
          if (count) adopt.classes(count, SHOWN_CLASS)
          writeTotal()
        },
        () => {},
      )
    }
  }
}
