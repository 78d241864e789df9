export { t as countdown } from "./family-CYQLMJnf.js";
