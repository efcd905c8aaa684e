import { vi } from 'vitest'

/**
 * A browser's form answers to the names of its fields before its own properties; here it does so, too. In jsdom alone:
 * happy-dom itself would ask the form, as would a search by selectors in jsdom afterwards.
 */
export function clobber(form: HTMLFormElement): void {
  for (const field of HTMLFormElement.prototype.querySelectorAll.call(form, 'input')) {
    const name = field.getAttribute('name')
    if (name && name in form) clobberBy(form, name, field)
  }
}

/** The same for one name. */
export function clobberBy(form: HTMLFormElement, name: string, field: Element): void {
  Object.defineProperty(form, name, { value: field, configurable: true })
}

/**
 * Documents that a parser makes answer to the names of their forms and pictures, as in Firefox; those of Chromium and of
 * jsdom do not.
 */
export function clobberParsedDocuments(): void {
  const { parseFromString } = DOMParser.prototype
  vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation((text, type) => {
    const page = parseFromString.call(new DOMParser(), text, type)
    for (const value of page.querySelectorAll('form[name], img[name]'))
      Object.defineProperty(page, value.getAttribute('name') ?? '', { value, configurable: true })
    return page
  })
}

/** Forms and pictures with names that readers of an answer ask its document for. */
export const SHADOWS = ['body', 'querySelector', 'querySelectorAll', 'createElement', 'documentElement']
  .map((name) => `<form name="${name}"></form><img name="${name}" alt="" src="/cup.svg">`)
  .join('')
