export type PostId = string

export interface Love {
  readonly loved: boolean
  readonly lovers: number
  /** A request is under way; clicks are ignored until it is answered. */
  readonly pending: boolean
}

export type LoveAction = 'love_it' | 'unlove_it'
export type LoveAnswer = 'loved' | 'unloved'

/** The request that a click makes. A guest's love is known from the cookie alone: the server never prints it. */
export function nextAction(love: Love, guestHasCookie: boolean): LoveAction {
  return love.loved || guestHasCookie ? 'unlove_it' : 'love_it'
}

/** The state after an answer. A count that was printed too long ago could fall below zero, so it stops there. */
export function answered(love: Love, answer: LoveAnswer): Love {
  const step = answer === 'loved' ? 1 : -1
  return { loved: answer === 'loved', lovers: Math.max(0, love.lovers + step), pending: false }
}

/** The number in a count's text: thousands separators are dropped, and a text that is no number counts as 0. */
export function parseLovers(text: string): number {
  const printed = text.trim()
  return NUMBER.test(printed) ? Number(printed.replace(/\D/g, '')) : 0
}

const NUMBER = /^(\d{1,15}|\d{1,3}([\s,.'’]\d{3}){1,4})$/
