/** A four-pointed star around `x`, `y`. */
export const spark = (x: number, y: number, r: number) => {
  const c = r * 0.24
  return `M${x} ${y - r}L${x + c} ${y - c}L${x + r} ${y}L${x + c} ${y + c}L${x} ${y + r}L${x - c} ${y + c}L${x - r} ${y}L${x - c} ${y - c}Z`
}

/** A five-pointed star around `x`, `y`. */
export const star = (x: number, y: number, r: number) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.45
    const angle = (Math.PI / 5) * i
    return `${(x + Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
