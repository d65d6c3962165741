#!/usr/bin/env python3
# Copyright (c) 2026 the Retour authors
# SPDX-License-Identifier: MIT
"""Measures kiwisolver with the problems of `bench-layout`, whose path is the only argument."""

import json
import subprocess
import sys
import time

import kiwisolver


def strength(priority):
    """The strength for a priority: kiwisolver weighs errors, it does not rank them."""
    if priority >= 1000:
        return kiwisolver.strength.required
    return kiwisolver.strength.create(0, 0, 0) + priority * priority


def read(program, name):
    text = subprocess.run([program, name], capture_output=True, text=True, check=True).stdout
    return [[float(number) for number in line.split()] for line in text.splitlines()]


def constraints(problem):
    """Makes the variables and constraints, which is not measured."""
    variables = {}

    def variable(index):
        return variables.setdefault(int(index), kiwisolver.Variable())

    result = []
    for relation, constant, priority, *terms in problem:
        pairs = zip(terms[::2], terms[1::2])
        expression = kiwisolver.Expression(
            [kiwisolver.Term(variable(index), factor) for index, factor in pairs], constant)
        sign = {-1: "<=", 0: "==", 1: ">="}[int(relation)]
        result.append(kiwisolver.Constraint(expression, sign, strength(priority)))
    return variables, result


def solve(problem):
    solver = kiwisolver.Solver()
    add = solver.addConstraint
    for constraint in problem:
        add(constraint)
    solver.updateVariables()
    return solver


def least(rounds, body):
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        body()
        times.append(time.perf_counter() - start)
    return min(times) * 1e6


def main():
    program = sys.argv[1]
    form, cell = read(program, "form"), read(program, "cell")
    _, whole = constraints(form)
    times = {"bench": "layout", "form": least(20, lambda: solve(whole))}
    variables, rest = constraints(form[1:])
    solver = kiwisolver.Solver()
    solver.addEditVariable(variables[0], kiwisolver.strength.strong)
    for constraint in rest:
        solver.addConstraint(constraint)
    width = 390.0

    def change():
        nonlocal width
        width += 1
        solver.suggestValue(variables[0], width)
        solver.updateVariables()

    times["change"] = least(200, change)
    cells = [constraints(cell)[1] for _ in range(50)]

    def all_cells():
        for one in cells:
            solve(one)

    times["cells"] = least(20, all_cells)
    print(json.dumps(times))


main()
