/** How far along something is, in per cent. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const share = Math.max(0, Math.min(100, Math.round(percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-300"
        style={{ width: `${share}%` }}
      />
    </div>
  )
}
