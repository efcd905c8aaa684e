export { mount as lightbox } from './lightbox'
export { mount as lightboxCalls } from './lightbox-calls'
