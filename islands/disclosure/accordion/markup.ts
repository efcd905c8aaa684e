import { hashText } from '../../../src/page/address-hash'

/** One section of an accordion: a header and the content that it opens. */
export interface Section {
  readonly header: HTMLElement
  readonly content: HTMLElement
  readonly link: HTMLElement | null
  /** The address with the section's hash; empty where the editor gave it none. */
  readonly address: string
}

const WRAPPER = '.spb_accordion_wrapper'
const SECTION = '.spb_accordion_section'
const ACCORDION = '.spb_accordion'
const OPEN_ATTRIBUTE = 'data-active'

/** The theme's CSS gives the jQuery UI look by these (contract 03 §15.3). */
export const CLASSES = {
  wrapper: ['ui-accordion', 'ui-widget', 'ui-helper-reset'],
  header: ['ui-accordion-header', 'ui-state-default', 'ui-accordion-icons'],
  closedHeader: 'ui-corner-all',
  openHeader: ['ui-accordion-header-active', 'ui-state-active', 'ui-corner-top'],
  content: ['ui-accordion-content', 'ui-helper-reset', 'ui-widget-content', 'ui-corner-bottom'],
  openContent: 'ui-accordion-content-active',
  icon: 'ui-accordion-header-icon ui-icon',
  closedIcon: 'ui-icon-triangle-1-e',
  openIcon: 'ui-icon-triangle-1-s',
} as const

export const wrapperOf = (accordion: Element): Element => accordion.querySelector(WRAPPER) ?? accordion

/** The sections of an accordion, without those of one inside it. */
export function readSections(accordion: Element): Section[] {
  return [...accordion.querySelectorAll(SECTION)].flatMap((section) => {
    const header = section.querySelector<HTMLElement>(':scope > h4')
    const content = header?.nextElementSibling
    if (section.closest(ACCORDION) !== accordion || !header || !(content instanceof HTMLElement)) return []
    const link = header.querySelector<HTMLElement>('a')
    const address = link?.getAttribute('href') ?? ''
    return [{ header, content, link, address: hashText(address) === '' ? '' : address }]
  })
}

/**
 * The section that is open initially, by its index; a missing or invalid number leaves all sections closed.
 */
export function initialSection(accordion: Element, sections: readonly Section[]): Section | undefined {
  const text = accordion.getAttribute(OPEN_ATTRIBUTE)?.trim() ?? ''
  return /^\d+$/.test(text) ? sections[Number(text)] : undefined
}
