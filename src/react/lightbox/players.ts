export { Frame } from './Frame'
export { Video } from './Video'
