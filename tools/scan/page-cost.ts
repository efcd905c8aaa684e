/**
 * Elements and comments of a page: ten times as many as long pages have. Their tree takes half a gigabyte.
 */
export const MOST_ELEMENTS = 50_000
/** Levels of nesting. Browsers stop at 512; jsdom goes on until its stack overflows. */
export const MOST_DEEP = 1000
/** Attributes of one tag: each is compared with all before it. */
export const MOST_ATTRIBUTES = 1000
/** Attributes of a page: each is an object of a kilobyte. */
export const MOST_ATTRIBUTES_IN_ALL = 500_000
/** Classes of one tag: each is compared with all before it. */
export const MOST_CLASSES = 1000
/** Milliseconds for a page: the limit for all other costs, such as the window that each frame has. */
export const READ_TIME_MS = 30_000

export interface Tag {
  readonly attrs: readonly { readonly name: string; readonly value: string }[]
}

/** Counts what a page costs; each method throws when its limit is exceeded. */
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

/** Short texts cannot hold too many classes and need not be split. */
const hasTooMany = (classes: string) =>
  classes.length > 2 * MOST_CLASSES && classes.trim().split(/\s+/, MOST_CLASSES + 1).length > MOST_CLASSES

function giveUpIf(isTooMuch: boolean, reason: string): void {
  if (isTooMuch) throw new Error(reason)
}
