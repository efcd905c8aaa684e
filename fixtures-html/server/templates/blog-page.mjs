import { POSTS } from '../content/posts.mjs'
import { innerPage } from './inner-page.mjs'
import { blogList, popularPost } from './posts.mjs'

const POPULAR_SHOWN = 5

export function blogMain() {
  const popular = [...POSTS].sort((a, b) => b.likes - a.likes).slice(0, POPULAR_SHOWN)
  return innerPage(`<h1>News from the workshop</h1>
<p>Advice for secretaries, teachers and anyone who has ever been handed the trophy list.</p>
<aside aria-labelledby="popular"><h2 id="popular">Popular posts</h2><ol>
${popular.map(popularPost).join('\n')}
</ol></aside>
<div class="blog-wrap">${blogList(POSTS)}</div>`)
}
