export type PostId = string

export interface Love {
  readonly loved: boolean
  readonly lovers: number
  /** A call is under way: further clicks are ignored until its answer. */
  readonly pending: boolean
}

export type LoveAction = 'love_it' | 'unlove_it'
export type LoveAnswer = 'loved' | 'unloved'

/** What the next click asks for. For guests the cookie speaks, since the server never prints `loved` for them. */
export function nextAction(love: Love, guestHasCookie: boolean): LoveAction {
  return love.loved || guestHasCookie ? 'unlove_it' : 'love_it'
}

/** The state after an answer. Never below zero: the printed count can be older than the answer. */
export function answered(love: Love, answer: LoveAnswer): Love {
  const step = answer === 'loved' ? 1 : -1
  return { loved: answer === 'loved', lovers: Math.max(0, love.lovers + step), pending: false }
}

/** `1,204`, an empty text and `many` occur: separators are no part of the number, no number is 0. */
export function parseLovers(text: string): number {
  const printed = text.trim()
  return NUMBER.test(printed) ? Number(printed.replace(/\D/g, '')) : 0
}

const NUMBER = /^(\d{1,15}|\d{1,3}([\s,.'’]\d{3}){1,4})$/
