import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isAddress } from './read-page'

const PAGE = /\.x?html?$/i
/** Folders that hold no pages of a site. Symbolic links are not followed: they could form a loop. */
const isPassedOver = (folder: string) => folder === 'node_modules' || folder.startsWith('.')

/**
 * The pages that an argument stands for: a page itself, or all pages in a folder and its subfolders, in
 * order.
 */
export async function findPages(argument: string): Promise<string[]> {
  if (isAddress(argument)) return [argument]
  const isFolder = await stat(argument).then(
    (found) => found.isDirectory(),
    () => false,
  )
  return isFolder ? pagesIn(argument) : [argument]
}

async function pagesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const lists = entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => {
      const place = path.join(folder, entry.name)
      if (entry.isDirectory()) return isPassedOver(entry.name) ? [] : pagesIn(place)
      return entry.isFile() && PAGE.test(entry.name) ? [place] : []
    })
  return (await Promise.all(lists)).flat()
}
