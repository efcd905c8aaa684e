import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM('').window
const parser = new DOMParser()

/** The document of a page's HTML, without the window that would take most of the time. */
export const parsePage = (html: string): Document => parser.parseFromString(html, 'text/html')
