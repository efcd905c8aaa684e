import type { Scope } from '../../../src/page/scope'
import { type Answered, type Network, readCount, totalLabel, totalShares } from './counts'
import { askOnce } from './known-counts'
import { readBlock } from './markup'

/** On the number itself, which the theme hides without it (contract 01 §20). */
const SHOWN_CLASS = 'animate'

/**
 * Fills one block with what the networks know. What they do not answer stays as the server has printed it, and nobody
 * hears of it (spec storefront §8).
 */
export function showCounts(host: HTMLElement, { adopt, signal }: Scope): void {
  const block = readBlock(host)
  const answers = new Map<Network, Answered>()

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
      askOnce(network, block.address, signal).then(
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
