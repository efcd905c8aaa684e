import { type Seeded, seeded } from './seeded'

/** What befalls a page besides its markup and its answers. */
export interface Troubles {
  readonly chance: Seeded
  /** Its forms have fields with names of their own members. */
  readonly namesFields: boolean
  /** More of it comes in one turn, when the rest has come to life. */
  readonly comesLate: boolean
  /** How often the list of islands does not come, and how often the code of each. */
  readonly lostFiles: number
  /** Its answers come well, but bring elements with names of the document's members. */
  readonly shadowsNames: boolean
  /** Its first answer is of {@link HUGE_B} bytes. */
  readonly answersHuge: boolean
}

export const HUGE_B = 20_000_000
/** What asks the server for more of the page, or for an answer at all. */
export const ASKING =
  '.load-more-btn, .jckqvBtn, .add_to_wishlist, .add_to_cart_button, .remove-product, .cart-contents, .love-it, .cff-load-more a, .team-member-ajax'
const MOST_LOST = 3

/** Chance of its own, as the circumstances have. */
export function troublesOf(seed: number): Troubles {
  const chance = seeded(seed ^ 0x2c1b3c6d)
  return {
    chance,
    namesFields: chance.percent(15),
    comesLate: chance.percent(15),
    lostFiles: chance.percent(10) ? 1 + chance.below(MOST_LOST) : 0,
    shadowsNames: chance.percent(25),
    answersHuge: chance.percent(4),
  }
}

/** For pages that were kept before there were any. */
export const noTroubles = (seed: number): Troubles => ({
  chance: seeded(seed),
  namesFields: false,
  comesLate: false,
  lostFiles: 0,
  shadowsNames: false,
  answersHuge: false,
})
