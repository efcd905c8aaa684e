import { afterEach, expect, test, vi } from 'vitest'
import { fetchProfile } from './wire'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function profileOf(html: string) {
  vi.stubGlobal('fetch', async () => new Response(html))
  const box = document.createElement('div')
  box.append(await fetchProfile('/ajax', '812', new AbortController().signal))
  return box
}

// Runs in jsdom alone: DOMPurify does not support happy-dom.
test('[P13] [X11] team popup: scripts are removed from a profile, the rest stays (T8)', async () => {
  const box =
    await profileOf(`<div id="postdata" onclick="hacked()"><script>hacked()</script><style>body { display: none }</style>
    <img src="/a.svg" onerror="hacked()" alt="Marion"><a class="bad" href="javascript:hacked()">x</a><iframe srcdoc="<script>hacked()</script>"></iframe>
    <div class="backdrop" style="background-image: url(/a.svg);" onmouseover="hacked()"></div>
    <a href="mailto:marion@example.com">Write</a> <a href="tel:0755500132">Ring</a>
    <ul class="social-icons"><li><a href="https://social.example/marion" target="_blank" rel="noopener"><i class="fab-linkedin"></i></a></li></ul>
    <form action="/team/marion-teale/" method="post"><input type="hidden" name="action" value="ask"><textarea name="question"></textarea><button type="submit">Send</button></form>
    <a href="#" class="love-it" data-post-id="412"><data class="count" value="">3</data></a></div>`)
  expect(box.innerHTML).not.toMatch(/hacked|<style|<script|<iframe/)
  expect(box.querySelector('.backdrop')?.getAttribute('style')).toContain('url(/a.svg)')
  const links = [...box.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:marion@example.com', 'tel:0755500132', 'https://social.example/marion', '#'])
  expect(box.querySelector('.social-icons a')?.getAttribute('target')).toBe('_blank')
  expect([...box.querySelectorAll('form :is(input, textarea, button)')]).toHaveLength(3)
  expect(box.querySelector('.love-it')?.getAttribute('data-post-id')).toBe('412')
})

test('[P13] [X11] team popup: a huge profile is shown whole', async () => {
  const box = await profileOf(`<div id="postdata">${'<p>Marion engraves.</p>'.repeat(1000)}</div>`)
  expect(box.querySelectorAll('p')).toHaveLength(1000)
})
