export { mount as lightbox } from './lightbox/index'
export { mount as lightboxCalls } from './lightbox-calls'
