/** Of elements and comments. Ten times what long pages have; their tree takes half a gigabyte. */
export const MOST_ELEMENTS = 50_000
/** Browsers nest no deeper than 512; jsdom would, until its stack is full. */
export const MOST_DEEP = 1000
/** Of one tag: each is compared with all before it. */
export const MOST_ATTRIBUTES = 1000
/** Each is an object, of a kilobyte. */
export const MOST_ATTRIBUTES_IN_ALL = 500_000
/** Of one tag: each is compared with all before it. */
export const MOST_CLASSES = 1000
/** For what is costly in ways that nobody has thought of; and each frame has a window, which takes a while. */
export const READ_TIME_MS = 30_000

export interface Tag {
  readonly attrs: readonly { readonly name: string; readonly value: string }[]
}

/** What a page has cost so far; each of these throws once it is beyond all measure. */
export interface PageCost {
  takeTime(): void
  addNode(depth: number): void
  addTag(tag: Tag): void
}

/** @param now the time, in ms */
export function createPageCost(now = () => performance.now()): PageCost {
  const until = now() + READ_TIME_MS
  let nodes = 0
  let attributes = 0

  return {
    takeTime: () => giveUpIf(now() > until, `it takes longer than ${READ_TIME_MS / 1000} s to read`),
    addNode(depth) {
      nodes += 1
      giveUpIf(nodes > MOST_ELEMENTS, `it has more than ${MOST_ELEMENTS} elements and comments`)
      giveUpIf(depth > MOST_DEEP, `it is more than ${MOST_DEEP} elements deep`)
    },
    addTag({ attrs }) {
      attributes += attrs.length
      giveUpIf(attributes > MOST_ATTRIBUTES_IN_ALL, `it has more than ${MOST_ATTRIBUTES_IN_ALL} attributes`)
      const classes = attrs.find(({ name }) => name === 'class')?.value ?? ''
      giveUpIf(hasTooMany(classes), `a tag has more than ${MOST_CLASSES} classes`)
    },
  }
}

/** The words of what is short need not be counted. */
const hasTooMany = (classes: string) =>
  classes.length > 2 * MOST_CLASSES && classes.trim().split(/\s+/, MOST_CLASSES + 1).length > MOST_CLASSES

function giveUpIf(isTooMuch: boolean, reason: string): void {
  if (isTooMuch) throw new Error(reason)
}
