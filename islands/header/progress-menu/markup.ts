/** Contract 01 §4. */
const SECTIONS = '.page-content section.row-has-id'
export const CONTENT = '.page-content'
export const SIDEBAR = 'aside.sidebar'

export interface Section {
  readonly element: HTMLElement
  readonly id: string
  readonly name: string
}

/** The visible sections with a name, in the order of the page. */
export function namedSections(document: Document): Section[] {
  return [...document.querySelectorAll<HTMLElement>(SECTIONS)].flatMap((element) => {
    const name = element.getAttribute('data-rowname')
    return element.id && name && element.offsetHeight > 0 ? [{ element, id: element.id, name }] : []
  })
}

export interface Entry {
  readonly item: HTMLElement
  readonly link: HTMLElement
  readonly progress: HTMLElement
}

/** One entry in the markup that the theme's CSS expects. */
export function buildEntry(document: Document, { id, name }: Section): Entry {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.setAttribute('href', `#${id}`)
  link.setAttribute('data-title', name)
  const text = document.createElement('span')
  text.className = 'name'
  text.textContent = name
  const progress = document.createElement('span')
  progress.className = 'progress'
  progress.style.width = '0px'
  link.append(text, progress)
  item.append(link)
  return { item, link, progress }
}
