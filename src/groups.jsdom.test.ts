import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { islands } from '../tools/all-islands'
import { islandFolders } from '../tools/build/island-folders.mjs'
import { createHostIndex, type HostIndex } from '../tools/scan/host-index'
import { groups } from './groups'

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures-html')
const files = ['pages', 'widgets'].flatMap((folder) =>
  readdirSync(path.join(FIXTURES, folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file)),
)
/** To search a document in jsdom costs much more than to look into an index of it. */
function openFile(file: string): HostIndex {
  const html = readFileSync(path.join(FIXTURES, file), 'utf8')
  return createHostIndex(new DOMParser().parseFromString(html, 'text/html'))
}

const folders = islandFolders()
const groupOf = (island: string) => folders.get(island)?.split('/')[1]
const EVERY_PAGE = ['page', 'header', 'disclosure', 'cart', 'search']
/** Islands on the page itself have no marker: their group has a `when`, or comes with every page. */
const ON_THE_PAGE = /^(body|html|:target)/
/** Any form may be one, where the page has the fields of the spam filter: those are the marker. */
const MARKED_BY_OTHERS = ['behaviour-fields']

describe('[X01] groups of the site', () => {
  describe.each(files)('[X01] %s', (file) => {
    let page: HostIndex
    beforeAll(() => {
      page = openFile(file)
    })

    test('[X01] it has a marker of each group that it has an island of', () => {
      const missing = groups.flatMap(({ name, markers }) => {
        if (markers && page.find(markers).length > 0) return []
        return islands
          .filter((island) => groupOf(island.name) === name && !ON_THE_PAGE.test(island.selector))
          .filter((island) => !MARKED_BY_OTHERS.includes(island.name))
          .filter(({ selector }) => page.find(selector).length > 0)
          .map((island) => `${name}: ${island.name}`)
      })
      expect(missing).toEqual([])
    })

    test('[X01] events on hosts with `holds` are held from the start', () => {
      const open = groups.flatMap(({ name, markers = '' }) =>
        islands
          .filter(({ holds, selector }) => holds && !ON_THE_PAGE.test(selector))
          .filter((island) => EVERY_PAGE.includes(groupOf(island.name) ?? '') === (name === 'every-page'))
          .filter((island) => name === 'every-page' || groupOf(island.name) === name)
          .filter(({ selector, holdsWithin = selector }) =>
            page
              .find(selector)
              .flatMap((host) => [
                ...(host.matches(holdsWithin) ? [host] : []),
                ...host.querySelectorAll(holdsWithin),
              ])
              .some((part) => !part.closest(markers)),
          )
          .map((island) => `${name}: ${island.name}`),
      )
      expect(open).toEqual([])
    })
  })

  test('[X01] each folder of islands is fetched by its own name, but for those of every page', () => {
    const names = [...new Set(islands.map(({ name }) => groupOf(name)))].filter(
      (group) => group && !EVERY_PAGE.includes(group),
    )
    expect(
      groups
        .map(({ name }) => name)
        .filter((name) => name !== 'every-page')
        .sort(),
    ).toEqual(names.sort())
  })
})
