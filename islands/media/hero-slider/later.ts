export { startCurtain } from './curtain'
export { scrollPast } from './scroll-past'
