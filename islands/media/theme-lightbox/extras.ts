/** What the page's settings ask for on some sites. */
export { SideButtons } from './SideButtons'
export { Social } from './Social'
