import { isAborted } from '../../../src/wire/wire-error'
import type { Answered, Network } from './counts'
import { fetchCount } from './wire'

/** What was asked on this page: blocks of the same address share an answer. */
const answers = new Map<string, Promise<Answered>>()
/** A service that fails once is dead for every other block, too: it is not asked again. */
const dead = new Set<Network>()

/** @throws WireError when the network gives no answer, and what it threw before */
export function askOnce(network: Network, address: string, signal: AbortSignal): Promise<Answered> {
  const key = `${network} ${address}`
  const known = answers.get(key)
  if (known) {
    return known.catch((cause) => {
      // Who has asked first may have left the page, and taken the question along.
      if (isAborted(cause) && !signal.aborted) return askOnce(network, address, signal)
      throw cause
    })
  }
  if (dead.has(network)) return Promise.reject(new Error(`${network} gives no answers`))
  const answer = fetchCount(network, address, signal)
  answers.set(key, answer)
  answer.catch(() => {
    answers.delete(key)
    if (!signal.aborted) dead.add(network)
  })
  return answer
}

/** For tests: as on a page that was just opened. */
export function forgetAnswers(): void {
  answers.clear()
  dead.clear()
}
