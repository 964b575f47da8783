import { useData } from 'vitepress'
import { onMounted, watch } from 'vue'

/** The theme gives every page a main landmark but the home page. */
export function useHomeLandmark() {
  const { frontmatter } = useData()
  const mark = () => {
    const content = document.getElementById('VPContent')
    if (frontmatter.value.layout === 'home') content?.setAttribute('role', 'main')
    else content?.removeAttribute('role')
  }
  onMounted(mark)
  watch(frontmatter, mark, { flush: 'post' })
}
