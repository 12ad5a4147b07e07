import { mix } from './palette';
import { circle, ellipse, n, opacity, path, rect, repeat, stroke } from './shapes';
import type { Stage } from './stage';

/** The weaver at x = 612 seen from behind, hands on both ends of the row at height `top`; `swing` −1…1 moves them. */
export function weaver(s: Stage, top: number, swing: number): string {
  const { p } = s;
  const hair = mix(p.ink, p.brown, 0.25);
  const arm = (side: number) => {
    const x = 612 + side * (120 + swing * side * 22);
    const y = top + 26;
    return (
      stroke(
        `M${612 + side * 66} 640Q${n(612 + side * 150)} 650 ${n(x)} ${n(y + 22)}`,
        mix(p.teal, p.ink, side > 0 ? 0.16 : 0.02),
        38,
      ) +
      stroke(`M${n(x + side * 4)} ${n(y + 32)}L${n(x)} ${n(y + 20)}`, p.vermilion, 40) +
      circle(x, y, 17, p.skin)
    );
  };
  return (
    arm(-1) +
    arm(1) +
    path('M540 610Q612 585 684 610Q706 700 700 830H524Q518 700 540 610Z', p.teal) +
    path('M640 600Q676 602 684 610Q706 700 700 830H650Q668 700 640 600Z', p.ink, opacity(0.16)) +
    rect([522, 726], [180, 30], p.vermilion) +
    rect([522, 734], [180, 5], p.ochre) +
    rect([522, 745], [180, 4], p.cream) +
    rect([594, 566], [36, 44], p.skinDeep) +
    ellipse([612, 528], [46, 54], hair) +
    ellipse([567, 536], [8, 13], p.skin) +
    ellipse([657, 536], [8, 13], p.skin) +
    repeat(9, (i) =>
      ellipse(
        [612 + 2 * swing * i * 0.5, 572 + i * 19],
        [15 - i * 0.5, 14],
        i % 2 ? hair : mix(hair, p.brown, 0.25),
      ),
    ) +
    circle(612 + 9 * swing, 746, 11, p.vermilion) +
    circle(612 + 9 * swing, 764, 8, p.sea) +
    stroke('M574 506Q612 478 650 506', p.vermilion, 6)
  );
}
