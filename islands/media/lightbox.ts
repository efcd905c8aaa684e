/** These islands of the group share one file. */
export { mount as lightbox } from './lightbox/index'
export { mount as lightboxCalls } from './lightbox-calls'
