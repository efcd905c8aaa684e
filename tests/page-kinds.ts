import { SAVED_PAGES } from '../fixtures-html/server/page-list.mjs'

/** One page of each kind that the shop has. */
const PAGE_KINDS: readonly string[] = [...new Map(SAVED_PAGES.map(({ file, path }) => [file, path])).values()]

/** The kinds in groups that two workers can share. */
export function pageGroups(each: number): { readonly part: string; readonly paths: readonly string[] }[] {
  const groups = Math.ceil(PAGE_KINDS.length / each)
  return Array.from({ length: groups }, (_, index) => ({
    part: `part ${index + 1} of ${groups}`,
    paths: PAGE_KINDS.slice(index * each, (index + 1) * each),
  }))
}
