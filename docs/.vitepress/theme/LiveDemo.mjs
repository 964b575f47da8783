import { useData, withBase } from 'vitepress'
import { defineComponent, h, watch, ref } from 'vue'

/**
 * The demo, in a frame so that the styles and scripts of the site and the demo do not affect each
 * other. It follows the theme of the site.
 */
export const LiveDemo = defineComponent({
  name: 'LiveDemo',
  setup() {
    const { isDark } = useData()
    const frame = ref(null)
    const look = () => (isDark.value ? 'dark' : 'light')
    const src = withBase(`/demo/live.html?theme=${look()}`)
    watch(isDark, () =>
      frame.value?.contentWindow?.postMessage({ theme: look() }, window.location.origin),
    )
    return () =>
      h('iframe', {
        ref: frame,
        title: 'Demo: a wallet modal and the state of its store',
        src,
      })
  },
})
