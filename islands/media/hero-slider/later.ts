export { followWheel, keepCurtainOnTop, pulse } from './curtain'
export { scrollPast } from './scroll-past'
