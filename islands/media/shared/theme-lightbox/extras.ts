/** Parts that only some sites have, by the page's settings. */
export { SideButtons } from './SideButtons'
export { Social } from './Social'
