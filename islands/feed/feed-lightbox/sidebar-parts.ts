/** What stands beside a picture, where feeds show it. */
export { Author } from './Author'
export { SidebarComments } from './SidebarComments'
