/** Twelve radars of ours, or twelve of nivo's own, with the same figures. */
import { ResponsiveRadar } from '@nivo/radar'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../../../report/theme/tokens.css'
import { LevelRadar } from '../../../../report/charts/LevelRadar.tsx'
import { levelStyle, OTHERS_STYLE } from '../../../../report/theme/levelStyle.ts'
import { SCREEN_PALETTE } from '../../../../report/theme/tokens.ts'

const CHARTS = Array.from({ length: 12 }, (_, index) => index)
const AXES = ['沟通协作', '团队管理', '战略思维', '客户导向', '执行力', '学习创新', '诚信正直', '结果导向']
const SCALE = { from: 0, to: 100, rings: [20, 40, 60, 80, 100] }
const figure = (chart, axis, line) => 40 + ((chart * 17 + axis * 29 + line * 13) % 60)

function Ours({ chart }) {
  const line = (key, style, place, isArea) => ({
    ...{ key, label: key, style, isArea },
    values: AXES.map((_, axis) => figure(chart, axis, place)),
  })
  const series = [line('others', OTHERS_STYLE, 0, true), line('self', levelStyle('self'), 1, false)]
  return (
    <LevelRadar
      dimensions={AXES}
      series={series}
      scale={SCALE}
      palette={SCREEN_PALETTE}
      label="chart"
      fontFamily="inherit"
    />
  )
}

function Nivo({ chart }) {
  const data = AXES.map((axis, place) => ({ axis, others: figure(chart, place, 0), self: figure(chart, place, 1) }))
  const size = { defaultWidth: 480, defaultHeight: 340 }
  return (
    <ResponsiveRadar
      {...size}
      data={data}
      keys={['others', 'self']}
      indexBy="axis"
      maxValue={100}
      margin={{ top: 40, right: 78, bottom: 40, left: 78 }}
      gridShape="linear"
      animate={false}
      isInteractive={false}
    />
  )
}

const SIDES = { ours: Ours, nivo: Nivo }
let root

/** Milliseconds until the browser has painted them; charts drawn before are gone. */
globalThis.drawCharts = async (side) => {
  root?.unmount()
  const main = document.querySelector('main')
  main.replaceChildren()
  root = createRoot(main)
  await new Promise((next) => setTimeout(next, 50))
  const Chart = SIDES[side]
  const began = performance.now()
  flushSync(() =>
    root.render(
      CHARTS.map((chart) => (
        <div key={chart} style={{ width: 480, height: 340 }}>
          <Chart chart={chart} />
        </div>
      )),
    ),
  )
  await new Promise((painted) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = painted
      channel.port2.postMessage(undefined)
    })
  })
  return performance.now() - began
}
